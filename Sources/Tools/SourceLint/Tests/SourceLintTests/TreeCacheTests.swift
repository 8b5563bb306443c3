import Testing

@testable import SourceLint

@Suite struct `A kept tree` {
  private let source = "class A: B { func c(_ d: E) { f.g = h(\"i\", 1) } } // typeproof:ignore"
  private var tree: SourceTree { SourceTree.parsing(Array(source.utf8)).tree }

  private func isSame(_ one: SourceTree, _ other: SourceTree?) -> Bool {
    one.kinds == other?.kinds && one.texts == other?.texts && one.offsets == other?.offsets
      && one.ends == other?.ends && one.parents == other?.parents && one.strings == other?.strings
  }

  @Test func `is the same as the one that was kept`() {
    #expect(isSame(tree, SourceTree(stored: tree.stored[...])))
    let bytes: [UInt8] = [7, 7] + tree.stored
    #expect(isSame(tree, SourceTree(stored: bytes[2...])))
  }

  @Test func `is none if it is cut off`() {
    let bytes = tree.stored
    let ends = bytes.indices.filter { SourceTree(stored: bytes[..<$0]) != nil }
    // Only what ends behind a complete text can be a tree, and all texts are needed but the last.
    #expect(ends.isEmpty)
  }

  @Test func `is none if a number in it is impossible`() {
    let count = tree.kinds.count
    func isNone(_ column: Int, _ row: Int, _ number: Int32) -> Bool {
      var bytes = tree.stored
      let place = 4 + count + (column * count + row) * 4
      bytes.replaceSubrange(
        place..<(place + 4), with: withUnsafeBytes(of: number.littleEndian) { Array($0) })
      return SourceTree(stored: bytes[...]) == nil
    }
    let texts = Int32(tree.strings.count)
    #expect(isNone(0, 1, -1) && isNone(0, 1, texts) && !isNone(0, 1, 0) && !isNone(0, 1, texts - 1))
    #expect(isNone(1, 1, -1) && !isNone(1, 1, 0))
    let last = Int32(count)
    #expect(isNone(2, 1, 1) && isNone(2, 1, last + 1) && !isNone(2, 1, 2) && !isNone(2, 1, last))
    #expect(isNone(3, 1, 1) && isNone(3, 1, -1) && !isNone(3, 1, 0))
    #expect(isNone(3, 0, 0) && isNone(3, 0, -2) && !isNone(3, 0, -1))
    var kind = tree.stored
    kind[4] = 255
    #expect(SourceTree(stored: kind[...]) == nil)
    #expect(SourceTree(stored: [0, 0, 0, 0]) == nil)
    #expect(SourceTree(stored: [255, 255, 255, 255]) == nil)
    #expect(SourceTree(stored: []) == nil)
  }

  private func kept(_ trees: [(digest: [UInt8], tree: SourceTree)], program: [UInt8]) -> [UInt8] {
    TreeCache(program: program, bytes: []).file(of: trees)
  }

  @Test func `is found by the hash of its file and of the program`() {
    let program = [UInt8](repeating: 1, count: 16)
    let first = [UInt8](repeating: 2, count: 16)
    let second = [UInt8](repeating: 3, count: 16)
    let other = SourceTree.parsing(Array("let a = 1".utf8)).tree
    let bytes = kept([(first, tree), (second, other)], program: program)
    let cache = TreeCache(program: program, bytes: bytes)
    #expect(isSame(tree, cache.tree(first)))
    #expect(isSame(other, cache.tree(second)))
    #expect(cache.tree(program) == nil)
    #expect(TreeCache(program: first, bytes: bytes).tree(first) == nil)
    // Of a file that is cut off, what is complete is used.
    let cut = TreeCache(program: program, bytes: Array(bytes.dropLast()))
    #expect(isSame(tree, cut.tree(first)))
    #expect(cut.tree(second) == nil)
    let short = TreeCache(program: program, bytes: Array(bytes.dropLast(other.stored.count + 1)))
    #expect(isSame(tree, short.tree(first)))
    #expect(short.tree(second) == nil)
  }

  @Test func `is none if its length is negative`() {
    let digest = [UInt8](repeating: 2, count: 16)
    var bytes = kept([(digest, tree)], program: [])
    bytes.replaceSubrange((bytes.count - tree.stored.count - 4)..., with: [255, 255, 255, 255])
    #expect(TreeCache(program: [], bytes: bytes).tree(digest) == nil)
  }

  @Test(arguments: [0, 1, -1, 255, 256, 65_536, Int32.max, Int32.min])
  func `has numbers in four bytes, the smallest first`(number: Int32) {
    var bytes: [UInt8] = []
    TreeCache.append(number, to: &bytes)
    #expect(bytes.count == 4)
    #expect(TreeCache.number(bytes[...]) == number)
    var five: [UInt8] = []
    TreeCache.append(5, to: &five)
    #expect(five == [5, 0, 0, 0])
  }
}
