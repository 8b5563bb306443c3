/// The parts of a Swift file that the rules read: declarations, calls, assignments and literals,
/// without trivia.
///
/// The nodes are stored in arrays in the order of the source, 17 bytes for each node, so that a
/// cache can hold a tree as it is.
final class SourceTree: Sendable {
  /// The kinds of nodes.
  enum Kind: UInt8 {
    case file, imported, type, introducer, inherited, attribute, modifier
    case function, parameter, internalName, returned, variable, typeName, initializer, accessor
    case enumCase, conditional, clause, macro, comment
    case block, closure, closureParameter
    case call, argument, subscripted, member, name, keyPath
    case string, interpolated, number, boolean, nothing
    case array, dictionary, entry, tuple
    case assignment, binary, prefix, ternary
    case branch, condition, binding, loop, `switch`, switchCase, returning, other
  }

  let kinds: [Kind]
  /// The number of each node's text in `strings`.
  let texts: [Int32]
  /// The position of each node's first byte in the file.
  let offsets: [Int32]
  /// The index after the last node below each node.
  let ends: [Int32]
  /// The index of the node above each node; -1 for the file.
  let parents: [Int32]
  let strings: [String]

  init(
    kinds: [Kind], texts: [Int32], offsets: [Int32], ends: [Int32], parents: [Int32],
    strings: [String]
  ) {
    self.kinds = kinds
    self.texts = texts
    self.offsets = offsets
    self.ends = ends
    self.parents = parents
    self.strings = strings
  }

  /// The node of the whole file.
  var root: Node { Node(tree: self, index: 0) }
}

/// One node of a tree.
struct Node: Sendable {
  let tree: SourceTree
  let index: Int

  var kind: SourceTree.Kind { tree.kinds[index] }
  var text: String { tree.strings[Int(tree.texts[index])] }
  var offset: Int { Int(tree.offsets[index]) }

  var parent: Node? {
    let parent = tree.parents[index]
    return parent < 0 ? nil : Node(tree: tree, index: Int(parent))
  }

  /// The nodes directly below this one, in the order of the source.
  var children: Children { Children(node: self) }

  /// This node and all nodes below it.
  var descendants: some Sequence<Node> {
    (index..<Int(tree.ends[index])).lazy.map { [tree] in Node(tree: tree, index: $0) }
  }

  /// The nodes above this one, the nearest first.
  var ancestors: some Sequence<Node> { sequence(first: self, next: \.parent).dropFirst() }

  func contains(_ other: Node) -> Bool {
    other.tree === tree && other.index >= index && other.index < tree.ends[index]
  }

  func first(_ kind: SourceTree.Kind) -> Node? { children.first { $0.kind == kind } }
  func all(_ kind: SourceTree.Kind) -> [Node] { children.filter { $0.kind == kind } }

  struct Children: Sequence {
    let node: Node

    func makeIterator() -> Iterator {
      Iterator(tree: node.tree, place: node.index + 1, end: Int(node.tree.ends[node.index]))
    }

    var first: Node? {
      var iterator = makeIterator()
      return iterator.next()
    }

    struct Iterator: IteratorProtocol {
      let tree: SourceTree
      var place: Int
      let end: Int

      mutating func next() -> Node? {
        guard place < end else { return nil }
        defer { place = Int(tree.ends[place]) }
        return Node(tree: tree, index: place)
      }
    }
  }
}

extension Node: Hashable {
  static func == (one: Node, other: Node) -> Bool {
    one.tree === other.tree && one.index == other.index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
