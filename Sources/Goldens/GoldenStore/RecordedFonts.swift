package import Files
package import GoldenText
import Suites
package import ImageDiff

/// The font files that the goldens of a suite were drawn with, as their layout texts name them.
package struct RecordedFonts: Sendable {
  /// The digests of each file's content, by its path below the fonts folder; more than one where
  /// goldens were drawn with different files of one name.
  package let digests: [ExactPath: Set<ContentDigest>]

  /// Reads the layout texts of a suite.
  ///
  /// - Throws: `FileError` or `UnreadableLayout`.
  package init(of suite: String, in store: SnapshotStore) throws {
    var digests: [ExactPath: Set<ContentDigest>] = [:]
    for ramp in try store.files(of: suite).compactMap(RampName.init(layoutPath:)) {
      for font in try Self.facts(of: ramp, in: store).flatMap(\.fonts) {
        digests[ExactPath(Self.file(of: font.name)), default: []].insert(font.digest)
      }
    }
    self.digests = digests
  }

  private static func facts(of ramp: RampName, in store: SnapshotStore) throws -> [CellFacts] {
    do {
      return try store.layout(of: ramp)?.cells.values.map(\.facts) ?? []
    } catch let error as LayoutDocumentError {
      throw UnreadableLayout(path: store.path(ramp.layoutPath), reason: error)
    }
  }

  /// Returns the file of a face that is written as `file#index`.
  private static func file(of face: String) -> String {
    guard let hash = face.lastIndex(of: "#"), Int(face[face.index(after: hash)...]) != nil else {
      return face
    }
    return String(face[..<hash])
  }
}

/// A layout text that cannot be read, with the name of its file.
package struct UnreadableLayout: Error, CustomStringConvertible {
  /// The file.
  package let path: String
  /// Why it cannot be read.
  package let reason: LayoutDocumentError

  /// The file and the reason, then the remedy.
  package var description: String { "\(path): \(reason)" }
}
