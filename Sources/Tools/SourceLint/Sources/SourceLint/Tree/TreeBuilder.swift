/// Collects the nodes of a tree in the order of the source.
struct TreeBuilder {
  private var kinds: [SourceTree.Kind] = []
  private var texts: [Int32] = []
  private var offsets: [Int32] = []
  private var ends: [Int32] = []
  private var parents: [Int32] = []
  private var strings: [String] = [""]
  private var numbers: [String: Int32] = ["": 0]
  private var current: Int32 = -1

  /// Adds a node. Nodes that are added before it is closed are below it.
  mutating func open(_ kind: SourceTree.Kind, _ text: String, at offset: Int) {
    let index = Int32(kinds.count)
    kinds.append(kind)
    texts.append(number(of: text))
    offsets.append(Int32(clamping: offset))
    parents.append(current)
    ends.append(0)
    current = index
  }

  mutating func close() {
    ends[Int(current)] = Int32(kinds.count)
    current = parents[Int(current)]
  }

  private mutating func number(of text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let new = Int32(strings.count)
    strings.append(text)
    numbers[text] = new
    return new
  }

  func tree() -> SourceTree {
    SourceTree(
      kinds: kinds, texts: texts, offsets: offsets, ends: ends, parents: parents, strings: strings)
  }
}
