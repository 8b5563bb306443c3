/// The path of a part of an interface, divided into steps.
package struct ElementPath: Hashable {
  /// The steps, the outermost first.
  package let steps: [Substring]

  package init(_ path: String) {
    steps = path.split(separator: "/")
  }

  private init(steps: [Substring]) { self.steps = steps }

  /// The paths of the parts that contain this one, the nearest first.
  package var ancestors: [ElementPath] {
    steps.indices.dropFirst().reversed().map { ElementPath(steps: Array(steps[..<$0])) }
  }

  /// The path with all stacks alike, whatever their axis. A stack that turns is another view in
  /// SwiftUI, so the paths of its content change.
  package var withoutAxes: [String] {
    steps.map { step in
      let (name, number) = Self.parts(of: step)
      return Self.axis(of: name) == nil ? String(step) : "Stack\(number)"
    }
  }

  /// A stack that is another kind of stack in another version.
  package struct ReplacedStack {
    package let path: String
    /// The names of both kinds, such as `HStack`.
    package let from: String
    package let to: String
    /// Whether the new kind has the other axis.
    package let isTurned: Bool
  }

  /// Returns the outermost stack that has the other axis in another path, or else the outermost of
  /// another kind; `nil` where none is.
  package func replacedStack(since old: ElementPath) -> ReplacedStack? {
    guard steps.count == old.steps.count else { return nil }
    let stacks = zip(old.steps, steps).enumerated().compactMap { index, names in
      let (from, to) = (Self.parts(of: names.0).name, Self.parts(of: names.1).name)
      guard from != to, let axis = Self.axis(of: from), let newAxis = Self.axis(of: to)
      else { return nil as ReplacedStack? }
      return ReplacedStack(
        path: steps[...index].joined(separator: "/"), from: String(from), to: String(to),
        isTurned: axis != newAxis)
    }
    return stacks.first(where: \.isTurned) ?? stacks.first
  }

  /// Returns whether the part is another part or inside it.
  package func isWithin(_ outer: ElementPath) -> Bool { steps.starts(with: outer.steps) }

  /// Returns a step's name, and its number in brackets if it has one.
  private static func parts(of step: Substring) -> (name: Substring, number: Substring) {
    let name = step.prefix { $0 != "[" }
    return (name, step[name.endIndex...])
  }

  /// Returns the axis of a stack, by its name; `nil` where it is no stack.
  private static func axis(of name: Substring) -> String? {
    switch name {
    case "HStack", "LazyHStack", "HStackLayout": "horizontal"
    case "VStack", "LazyVStack", "VStackLayout": "vertical"
    default: nil
    }
  }
}

/// A set of paths, which can be searched for parts inside others.
package struct ElementPathSet {
  private var paths = Set<ElementPath>()
  /// The paths of all parts that contain something in the set.
  private var around = Set<ElementPath>()

  package init(_ paths: [ElementPath]) {
    for path in paths { insert(path) }
  }

  package mutating func insert(_ path: ElementPath) {
    guard paths.insert(path).inserted else { return }
    for outer in path.ancestors where !around.insert(outer).inserted { break }
  }

  package func contains(_ path: ElementPath) -> Bool { paths.contains(path) }

  /// Returns whether something in the set is inside a part. The part may be in the set too.
  package func containsSomething(in path: ElementPath) -> Bool { around.contains(path) }

  /// Returns whether a part is in the set, is inside a part of the set, or contains one.
  package func meets(_ path: ElementPath) -> Bool {
    contains(path) || containsSomething(in: path) || path.ancestors.contains(where: contains)
  }
}
