import Files
package import GoldenStore
import GoldenText
import DynamicType
package import ImageDiff

/// A folder that remembers which cells were equal, by digests of all their inputs.
///
/// An entry is for one ramp with one set of inputs. Its name is their digest, and it lists which
/// pictures at which categories were equal. So the folder may be copied or deleted at any time, and
/// a damaged entry is ignored. Only `equal` is ever remembered.
///
/// Nobody can make other inputs with the same digest. But anyone who can write into the folder can
/// cause cells to be skipped, so it is not shared and not part of a project.
package struct CellCache: Sendable {
  /// The folder's path; it need not exist yet.
  package let folder: String
  /// The digest of the program that draws and compares.
  let program: SecureDigest
  /// The versions of the libraries that it uses.
  let libraries: Fingerprint

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - program: The digest of the program. The entries of another program are ignored.
  ///   - libraries: The versions that it draws with. The entries of other versions are ignored.
  package init(folder: String, program: SecureDigest, libraries: Fingerprint) {
    self.folder = folder
    self.program = program
    self.libraries = libraries
  }

  /// The equal pictures by their category, as digests of their files.
  typealias Equal = [ContentSizeCategory: SecureDigest]

  /// Returns the equal cells of a ramp with these inputs.
  func equalCells(of inputs: SecureDigest) -> Equal {
    // An entry that cannot be read is none: its cells are drawn.
    guard let name = try? FileTree.read(Self.name(of: inputs), within: folder, atMost: 1 << 16)
    else { return [:] }
    guard let equal = Self.read(name, inputs) else { return [:] }
    FileAge.renew("\(folder)/\(Self.name(of: inputs))")
    return equal
  }

  /// Adds cells of a ramp with these inputs to those remembered already. If several processes write
  /// at once, the last one wins, and the other cells are drawn again next time.
  func remember(_ equal: Equal, of inputs: SecureDigest) throws(FileError) {
    let all = equalCells(of: inputs).merging(equal) { _, new in new }
    try AtomicFile.writeUnsynced(
      Self.text(of: all, inputs), named: Self.name(of: inputs), within: folder,
      isPrivate: true)
  }

  /// Returns whether a file of the folder is an entry by its name, or one from an earlier version.
  static func isEntry(_ name: String) -> Bool {
    guard name.hasSuffix(ending) else { return false }
    let digest = String(name.dropLast(ending.count))
    return SecureDigest(digest) != nil || ContentDigest(digest) != nil
  }

  private static let ending = ".equal"

  private static func name(of inputs: SecureDigest) -> String { "\(inputs)\(ending)" }

  private static func text(of equal: Equal, _ inputs: SecureDigest) -> [UInt8] {
    let cells = equal.sorted { $0.key < $1.key }
      .map { "\($0.key.shortName) \($0.value)\n" }.joined()
    let check = SecureDigest(of: Array("\(inputs)\n\(cells)".utf8))
    return Array("typeproof cache 2 \(check)\n\(cells)".utf8)
  }

  /// Reads exactly what `text` writes; `nil` for anything else, or for the entry of other inputs.
  private static func read(_ bytes: [UInt8], _ inputs: SecureDigest) -> Equal? {
    var equal: Equal = [:]
    for line in CanonicalText.lines(of: String(decoding: bytes, as: UTF8.self)).dropFirst() {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      let category = ContentSizeCategory.allCases.first { $0.shortName == words[0] }
      guard let category, let digest = SecureDigest(String(words[1])) else { return nil }
      equal[category] = digest
    }
    return text(of: equal, inputs) == bytes ? equal : nil
  }
}
