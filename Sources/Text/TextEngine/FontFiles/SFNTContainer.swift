import Imaging

/// The outer structure of a font file: its faces and the positions of their tables (OpenType
/// specification, “Organization of an OpenType Font”).
///
/// It is read before any library sees the file, so that the message for a file that is no font, or
/// is incomplete, says so.
struct SFNTContainer {
  /// A table of one face.
  struct Table {
    let tag: OpenTypeTag
    let range: Range<Int>
    /// The checksum in the directory.
    let checksum: UInt32
  }

  private let file: FontBytes
  private let name: String
  /// Where the table directory of each face starts, in bytes from the start of the file.
  private let directories: [Int]

  var faceCount: Int { directories.count }

  init(_ file: FontBytes, name: String) throws(FontError) {
    self.file = file
    self.name = name
    guard !file.bytes.isEmpty else { throw .empty(file: name) }
    guard file.bytes.count <= file.limits.fileSize else {
      throw .tooMuch(
        file: name, of: .fileSize, count: file.bytes.count, limit: file.limits.fileSize)
    }
    guard let version = BigEndianReader(file.bytes).uint32(at: 0) else {
      throw .notAFont(file: name, resembles: nil)
    }
    switch version {
    case 0x0001_0000, 0x7472_7565, 0x4F54_544F:  // TrueType, “true”, “OTTO”
      directories = [0]
    case 0x7474_6366:  // “ttcf”
      directories = try Self.collectionDirectories(file, name: name)
    case 0x774F_4646: throw .webFont(file: name, format: "WOFF")
    case 0x774F_4632: throw .webFont(file: name, format: "WOFF2")
    default: throw .notAFont(file: name, resembles: Self.resemblance(file.bytes))
    }
  }

  /// Returns the tables of a face, after checking that each is inside the file.
  func tables(ofFace index: Int) throws(FontError) -> [Table] {
    guard directories.indices.contains(index) else {
      throw .noSuchFace(file: name, index: index, faceCount: faceCount)
    }
    let reader = BigEndianReader(file.bytes)
    let start = directories[index]
    guard let count = reader.uint16(at: start + 4) else { throw .truncated(file: name, table: nil) }
    guard count <= file.limits.tables else {
      throw .tooMuch(file: name, of: .tables, count: Int(count), limit: file.limits.tables)
    }
    var tables: [Table] = []
    var tags: Set<OpenTypeTag> = []
    for position in 0..<Int(count) {
      let record = start + 12 + position * 16
      guard let tag = reader.uint32(at: record), let checksum = reader.uint32(at: record + 4),
        let offset = reader.uint32(at: record + 8),
        let length = reader.uint32(at: record + 12)
      else { throw .truncated(file: name, table: nil) }
      let end = Int(offset) + Int(length)
      guard end <= file.bytes.count else {
        throw .truncated(file: name, table: OpenTypeTag(rawValue: tag).description)
      }
      // HarfBuzz may find one of them and FreeType the other.
      guard tags.insert(OpenTypeTag(rawValue: tag)).inserted else {
        throw .damagedDirectory(
          file: name, detail: "two tables are called “\(OpenTypeTag(rawValue: tag))”")
      }
      tables.append(
        Table(tag: OpenTypeTag(rawValue: tag), range: Int(offset)..<end, checksum: checksum))
    }
    return tables
  }

  /// Returns the tables of a face that both HarfBuzz and FreeType read. That is all of them, unless
  /// the face has outlines in several tables.
  ///
  /// FreeType draws those that the version names: `OTTO` means CFF outlines, any other those of
  /// `glyf`; CFF2 takes precedence over CFF. HarfBuzz would measure the first that it knows.
  ///
  /// - Parameter tables: All tables of the face.
  func used(_ tables: [Table], ofFace index: Int) -> [Table] {
    let has = { (tag: String) in tables.contains { $0.tag.description == tag } }
    var unused: Set<String> = has("CFF2") ? ["CFF"] : []
    if has("glyf"), has("CFF") || has("CFF2") {
      let isPostScript = BigEndianReader(file.bytes).uint32(at: directories[index]) == 0x4F54_544F
      unused.formUnion(isPostScript ? ["glyf", "loca"] : ["CFF", "CFF2"])
    }
    return tables.filter { !unused.contains($0.tag.description) }
  }

  private static func collectionDirectories(
    _ file: FontBytes, name: String
  ) throws(FontError) -> [Int] {
    let reader = BigEndianReader(file.bytes)
    guard let count = reader.uint32(at: 8), Int(count) * 4 + 12 <= file.bytes.count else {
      throw .truncated(file: name, table: nil)
    }
    guard count <= file.limits.faces else {
      throw .tooMuch(file: name, of: .faces, count: Int(count), limit: file.limits.faces)
    }
    return (0..<Int(count)).compactMap { reader.uint32(at: 12 + $0 * 4).map(Int.init) }
  }

  /// Returns what a file that is no font may be, from its first bytes.
  private static func resemblance(_ bytes: UnsafeRawBufferPointer) -> String? {
    let known: [(prefix: String, kind: String)] = [
      ("version https://git-lfs", "a Git LFS pointer (run `git lfs pull`)"),
      ("\u{89}PNG", "a PNG picture"), ("PK\u{3}\u{4}", "a ZIP archive"), ("<", "HTML or XML"),
      ("%!", "a PostScript Type 1 font"), ("%PDF", "a PDF document"),
    ]
    return known.first { bytes.starts(with: $0.prefix.unicodeScalars.map { UInt8($0.value) }) }?
      .kind
  }
}
