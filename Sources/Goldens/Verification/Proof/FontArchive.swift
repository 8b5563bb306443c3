import DynamicType
import Files
import GoldenText
public import ImageDiff
import Suites
import Synchronization
import TextEngine

/// Earlier versions of font files.
public protocol FontHistory: Sendable {
  /// Returns the bytes of a font file at the time a golden was recorded; `nil` where no earlier
  /// version has this digest.
  ///
  /// - Parameters:
  ///   - file: The path below the folder of fonts.
  ///   - digest: The digest of the recorded content.
  func content(of file: String, holding digest: ContentDigest) -> [UInt8]?

  /// Why earlier versions cannot be found, and what to do, in words; `nil` where they can.
  var limitation: String? { get }
}

/// Font files by their content: those of today and earlier versions.
final class FontArchive: Sendable {
  /// The fonts of today.
  let today: FontFolder
  private let history: (any FontHistory)?

  /// The key of a cached folder, by its content.
  private struct Key: Hashable {
    let faces: [ChosenFace]
    let families: [DeclaredFamily]
  }

  private let folders = Mutex<[Key: FontFolder]>([:])
  private let paths = Mutex<[ContentDigest: String]?>(nil)

  /// - Parameter history: Where to find files that are not among those of today; `nil` for nowhere.
  init(today: FontFolder, history: (any FontHistory)? = nil) {
    self.today = today
    self.history = history
  }

  /// Returns a folder in which font names select the recorded faces.
  ///
  /// - Throws: `ProofGap.fontGone`, or the error of a file.
  func folder(of inputs: DrawingInputs) throws -> FontFolder {
    let key = Key(faces: inputs.faces, families: inputs.families)
    if let kept = folders.withLock({ $0[key] }) { return kept }
    var entries: [ExactPath: [FontFolder.Entry]] = [:]
    for face in inputs.faces where entries[ExactPath(face.path)] == nil {
      entries[ExactPath(face.path)] = try self.entries(of: face)
    }
    let folder = FontFolder(
      holding: entries, families: inputs.families(among: Set(entries.keys)), limits: today.limits)
    return folders.withLock { folders in
      let first = folders[key] ?? folder
      folders[key] = first
      return first
    }
  }

  /// Returns the old and new version of a changed font file, as the files state them. `nil` where
  /// they are the same, or one of the files is gone.
  func versions(
    ofFile path: String, on inputs: DrawingInputs
  ) -> (recorded: String, today: String)? {
    guard let old = try? folder(of: inputs).entries(ofFile: path).first?.face.names.version,
      let new = try? today.entries(ofFile: path).first?.face.names.version, old != new
    else { return nil }
    let (oldNumber, newNumber) = (Self.number(of: old), Self.number(of: new))
    return oldNumber == newNumber ? (old, new) : (oldNumber, newNumber)
  }

  /// Returns the number in words such as `Version 4.001;git-66647c0bb`.
  private static func number(of version: String) -> String {
    let words = version.prefix { $0 != ";" }
    return String(words.hasPrefix("Version ") ? words.dropFirst("Version ".count) : words)
  }

  /// Returns the faces of a recorded file: of the one at its path, or else of any with the same
  /// content.
  private func entries(of face: ChosenFace) throws -> [FontFolder.Entry] {
    let kept = try? today.entries(ofFile: face.path)
    if let kept, kept.first?.digest == face.digest { return kept }
    let path = pathsOfToday[face.digest]
    guard
      let content = try path.map(today.content(of:))
        ?? history?.content(of: face.path, holding: face.digest),
      ContentDigest(of: content) == face.digest
    else {
      throw ProofGap.fontGone(face.path, face.digest, limitation: history?.limitation)
    }
    return try FontFolder.entries(in: content, of: face.path, limits: today.limits)
  }

  /// The paths of today's files by their content.
  private var pathsOfToday: [ContentDigest: String] {
    paths.withLock { paths in
      if let paths { return paths }
      let found = today.files.compactMap { file in
        // What cannot be read holds nothing.
        (try? today.content(of: file)).map { (ContentDigest(of: $0), file) }
      }
      let known = Dictionary(found, uniquingKeysWith: { first, _ in first })
      paths = known
      return known
    }
  }
}

extension DrawingInputs {
  /// Returns the families that make each font name select the recorded faces.
  ///
  /// A family that the project declared keeps the faces whose files are known. Every other name
  /// gets a family of the faces that were chosen for it when the golden was recorded.
  fileprivate func families(among files: Set<ExactPath>) -> [DeclaredFamily] {
    let declared = families.map { family in
      DeclaredFamily(
        family.name,
        faces: family.faces.filter { files.contains(ExactPath(FontFolder.divide($0.file).file)) })
    }
    var answered: [DeclaredFamily] = []
    for face in faces where !declared.contains(where: { $0.name == face.asked }) {
      let answer = DeclaredFamily.Face(face.name, axes: face.place)
      if let place = answered.firstIndex(where: { $0.name == face.asked }) {
        answered[place].faces.append(answer)
      } else {
        answered.append(DeclaredFamily(face.asked, faces: [answer]))
      }
    }
    return declared + answered
  }
}
