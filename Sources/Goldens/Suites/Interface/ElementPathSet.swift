/// Paths of parts of an interface, found by what stands in what.
package struct ElementPathSet {
  private var paths = Set<ElementPath>()
  /// Those that something in the set stands in.
  private var around = Set<ElementPath>()

  package init(_ paths: [ElementPath]) {
    for path in paths { insert(path) }
  }

  package mutating func insert(_ path: ElementPath) {
    guard paths.insert(path).inserted else { return }
    for outer in path.ancestors where !around.insert(outer).inserted { break }
  }

  package func contains(_ path: ElementPath) -> Bool { paths.contains(path) }

  /// Whether something in the set stands in a part, which may be in the set itself.
  package func containsSomething(in path: ElementPath) -> Bool { around.contains(path) }

  /// Whether a part is in the set, stands in something that is, or holds something that is.
  package func meets(_ path: ElementPath) -> Bool {
    contains(path) || containsSomething(in: path) || path.ancestors.contains(where: contains)
  }
}
