/// The path of a part of an interface, by its steps.
package struct ElementPath: Hashable {
  /// The steps, the outermost first.
  package let steps: [Substring]

  package init(_ path: String) {
    steps = path.split(separator: "/")
  }

  private init(steps: [Substring]) { self.steps = steps }

  /// What it stands in, the nearest first.
  package var ancestors: [ElementPath] {
    steps.indices.dropFirst().reversed().map { ElementPath(steps: Array(steps[..<$0])) }
  }

  /// The same where stacks count as alike, whichever way they stand: a stack that turns is another
  /// view in SwiftUI, and what stands in it has another path.
  package var withoutAxes: [String] {
    steps.map { step in
      let (name, number) = Self.parts(of: step)
      return Self.axis(of: name) == nil ? String(step) : "Stack\(number)"
    }
  }

  /// The innermost stack that stands the other way in another path, with its names in both; `nil`
  /// where none does.
  package func turn(since old: ElementPath) -> (path: String, from: String, to: String)? {
    guard steps.count == old.steps.count else { return nil }
    for (index, (before, now)) in zip(old.steps, steps).enumerated() {
      let (from, to) = (Self.parts(of: before).name, Self.parts(of: now).name)
      guard from != to, Self.axis(of: from) != nil, Self.axis(of: to) != nil else { continue }
      return (steps[...index].joined(separator: "/"), String(from), String(to))
    }
    return nil
  }

  /// Whether it stands in another, or is it.
  package func isWithin(_ outer: ElementPath) -> Bool { steps.starts(with: outer.steps) }

  /// A step's name, and its number in brackets where it has one.
  private static func parts(of step: Substring) -> (name: Substring, number: Substring) {
    let name = step.prefix { $0 != "[" }
    return (name, step[name.endIndex...])
  }

  /// Which way a view sets what stands in it, by its name; `nil` where it is no stack.
  private static func axis(of name: Substring) -> String? {
    switch name {
    case "HStack", "LazyHStack", "HStackLayout": "horizontal"
    case "VStack", "LazyVStack", "VStackLayout": "vertical"
    default: nil
    }
  }
}

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
