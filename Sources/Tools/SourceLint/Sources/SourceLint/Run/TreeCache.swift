/// Keeps the trees of parsed files between runs, by the hash of their bytes.
///
/// One file holds all trees of a run. The next run drops those it does not use. A damaged file
/// counts as missing.
struct TreeCache: Sendable {
  private var parts: [[UInt8]: ArraySlice<UInt8>] = [:]

  /// The first bytes of the file: a mark and the digest of the program, because another build makes
  /// other trees.
  private let head: [UInt8]

  init(program: [UInt8], bytes: [UInt8]) {
    head = Array("typeproof-lint 2\n".utf8) + program
    guard bytes.starts(with: head) else { return }
    var place = head.count
    while place + ContentHash.length + 4 <= bytes.count {
      let digest = Array(bytes[place..<(place + ContentHash.length)])
      place += ContentHash.length
      let count = Int(Self.number(bytes[place..<(place + 4)]))
      place += 4
      guard count >= 0, place + count <= bytes.count else { return }
      parts[digest] = bytes[place..<(place + count)]
      place += count
    }
  }

  func tree(_ digest: [UInt8]) -> SourceTree? {
    parts[digest].flatMap(SourceTree.init(stored:))
  }

  /// Returns the content of the file for the next run.
  func file(of trees: [(digest: [UInt8], tree: SourceTree)]) -> [UInt8] {
    var bytes = head
    for (digest, tree) in trees {
      let part = tree.stored
      bytes += digest
      Self.append(Int32(clamping: part.count), to: &bytes)
      bytes += part
    }
    return bytes
  }

  static func append(_ number: Int32, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.reversed().reduce(0) { $0 << 8 | Int32($1) }
  }
}

extension SourceTree {
  /// The tree as bytes.
  var stored: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(kinds.count * 17 + 64)
    TreeCache.append(Int32(clamping: kinds.count), to: &bytes)
    bytes += kinds.map(\.rawValue)
    for column in [texts, offsets, ends, parents] {
      column.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
    for string in strings {
      TreeCache.append(Int32(clamping: string.utf8.count), to: &bytes)
      bytes += string.utf8
    }
    return bytes
  }

  /// Creates a tree from its bytes; `nil` if they are damaged.
  convenience init?(stored bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    func number() -> Int? {
      guard place + 4 <= bytes.endIndex else { return nil }
      defer { place += 4 }
      return Int(TreeCache.number(bytes[place..<(place + 4)]))
    }
    guard let count = number(), count > 0, place + count * 17 <= bytes.endIndex else { return nil }
    let kinds = bytes[place..<(place + count)].compactMap(Kind.init)
    place += count
    guard kinds.count == count else { return nil }
    var columns: [[Int32]] = []
    for _ in 0..<4 {
      columns.append(
        [Int32](unsafeUninitializedCapacity: count) { buffer, filled in
          bytes[place..<(place + count * 4)].withUnsafeBytes {
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0)
          }
          filled = count
        })
      place += count * 4
    }
    var strings: [String] = []
    while place < bytes.endIndex {
      guard let length = number(), length >= 0, place + length <= bytes.endIndex else { return nil }
      strings.append(String(decoding: bytes[place..<(place + length)], as: UTF8.self))
      place += length
    }
    for index in 0..<count {
      let isSound =
        columns[0][index] >= 0 && Int(columns[0][index]) < strings.count && columns[1][index] >= 0
        && Int(columns[2][index]) > index && Int(columns[2][index]) <= count
        && Int(columns[3][index]) < index && columns[3][index] >= (index == 0 ? -1 : 0)
      guard isSound else { return nil }
    }
    self.init(
      kinds: kinds, texts: columns[0], offsets: columns[1], ends: columns[2], parents: columns[3],
      strings: strings)
  }
}
