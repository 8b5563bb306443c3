import TextEngine

/// Pairs the parts of two versions of an interface, by their paths and contents.
///
/// Parts with the same path are paired first, then those whose path differs by the axis of stacks,
/// then texts that occur only once on each side.
package struct ElementPairs {
  /// The properties of a part that identify it.
  package struct Mark {
    package let path: String
    /// The kind of content, in a word: text, shape, picture or none.
    package let kind: String
    /// The text; `nil` for other content.
    package let text: String?

    /// Creates the mark of a part.
    package init(path: String, kind: String, text: String?) {
      self.path = path
      self.kind = kind
      self.text = text
    }
  }

  /// The indices of the paired parts in both lists, in the order of the new one.
  package private(set) var pairs: [(old: Int, new: Int)] = []
  /// The indices of old parts without a new one.
  package let vanished: [Int]
  /// The indices of new parts without an old one.
  package let appeared: [Int]

  package init(_ old: [Mark], _ new: [Mark]) {
    var found: [Int: Int] = [:]
    var taken = Set<Int>()
    func match<Key: Hashable>(_ key: (Mark) -> Key?) {
      var waiting: [Key: [Int]] = [:]
      for (place, mark) in old.enumerated().reversed() where !taken.contains(place) {
        if let key = key(mark) { waiting[key, default: []].append(place) }
      }
      for (place, mark) in new.enumerated() where found[place] == nil {
        guard let key = key(mark), let first = waiting[key]?.popLast() else { continue }
        found[place] = first
        taken.insert(first)
      }
    }
    match { [$0.path, $0.kind] }
    match { ElementPath($0.path).withoutAxes + [$0.kind] }
    let counts = [old, new].map { marks in
      Dictionary(marks.compactMap(\.text).map { ($0, 1) }, uniquingKeysWith: +)
    }
    match { mark in mark.text.flatMap { counts[0][$0] == 1 && counts[1][$0] == 1 ? $0 : nil } }
    pairs = found.sorted { $0.key < $1.key }.map { (old: $0.value, new: $0.key) }
    vanished = old.indices.filter { !taken.contains($0) }
    appeared = new.indices.filter { found[$0] == nil }
  }
}

extension InterfaceElement {
  /// The properties that identify the part.
  package var mark: ElementPairs.Mark {
    let kind =
      switch content {
      case .container: "container"
      case .text: "text"
      case .fill: "fill"
      case .stroke: "stroke"
      case .symbol: "symbol"
      case .picture: "picture"
      }
    return ElementPairs.Mark(path: path, kind: kind, text: text?.styled.text.string)
  }
}
