import Files
package import GoldenStore
import GoldenText
import DynamicType
package import ImageDiff

/// A folder that remembers which cells were equal, by digests of all that decided on it.
///
/// An entry is of one ramp with one set of inputs: its name is their digest, and it says which pictures
/// at which categories were equal. So the folder may be copied or deleted at any time, and an entry that is
/// damaged counts as none. Nothing but `equal` is ever remembered.
///
/// Nobody can make other inputs that have a digest, but whoever can write into the folder can have cells
/// passed over, so it is shared with nobody and lies in no project.
package struct CellCache: Sendable {
  /// The folder's path; it need not exist yet.
  package let folder: String
  /// What stands for the program that draws and compares.
  let program: SecureDigest
  /// The libraries that it uses.
  let libraries: Fingerprint

  /// A cache in a folder.
  ///
  /// - Parameters:
  ///   - program: What stands for the program: with another one, nothing is remembered.
  ///   - libraries: The versions it draws with, which count as the program does.
  package init(folder: String, program: SecureDigest, libraries: Fingerprint) {
    self.folder = folder
    self.program = program
    self.libraries = libraries
  }

  /// Pictures that were equal, by their category, as digests of their files.
  typealias Equal = [ContentSizeCategory: SecureDigest]

  /// What is known of a ramp with these inputs.
  func equalCells(of inputs: SecureDigest) -> Equal {
    // An entry that cannot be read is none: its cells are drawn.
    guard let name = try? FileTree.read(Self.name(of: inputs), within: folder, atMost: 1 << 16)
    else { return [:] }
    guard let equal = Self.read(name, inputs) else { return [:] }
    FileAge.renew("\(folder)/\(Self.name(of: inputs))")
    return equal
  }

  /// Remembers cells of a ramp with these inputs beside those that are known already. Of several
  /// writers the last wins, and what the others found is drawn once more.
  func remember(_ equal: Equal, of inputs: SecureDigest) throws(FileError) {
    let all = equalCells(of: inputs).merging(equal) { _, new in new }
    try AtomicFile.writeUnsynced(
      Self.text(of: all, inputs), named: Self.name(of: inputs), within: folder,
      isPrivate: true)
  }

  /// Whether a file of the folder is an entry by its name, or one that earlier versions left.
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

  /// Reads exactly what `text` writes; `nil` for anything else, and for the entry of other inputs.
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
