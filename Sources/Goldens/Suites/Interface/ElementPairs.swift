import TextEngine

/// The parts of two interfaces that are one and the same, found by where they stand and what they are.
///
/// First those of one path, then those whose path differs by the way stacks stand, then texts that
/// say the same where only one on each side does.
package struct ElementPairs {
  /// What is known of a part to find it again.
  package struct Mark {
    package let path: String
    /// Whether it is a text, a shape, a picture or none of them, in a word.
    package let kind: String
    /// What it says; `nil` where it is no text.
    package let text: String?

    /// What a part is known by.
    package init(path: String, kind: String, text: String?) {
      self.path = path
      self.kind = kind
      self.text = text
    }
  }

  /// The places of parts in both lists, in the order of the new one.
  package private(set) var pairs: [(old: Int, new: Int)] = []
  /// Places of old parts that have no new one.
  package let vanished: [Int]
  /// Places of new parts that had no old one.
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
  /// What it is found again by.
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
