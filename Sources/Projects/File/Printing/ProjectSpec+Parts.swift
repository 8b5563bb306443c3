import Snapshots

extension ProjectSpec {
  /// The parts that differ from another project's, by the names that lead to them.
  func parts(unlike other: ProjectSpec) -> [String] {
    var unlike = names(of: Self.wholes, where: other)
    guard styles.count == other.styles.count else { return unlike + ["styles"] }
    for (style, read) in zip(styles, other.styles) where style != read {
      unlike += style.names(of: ProjectStyle.members, where: read).map {
        "styles › \(style.style.name) › \($0)"
      }
    }
    return unlike
  }

  private static let wholes: [Part<ProjectSpec>] = [
    Part("suite") { $0.suite }, Part("fonts") { $0.fonts }, Part("tokens") { $0.tokens },
    Part("samples") { $0.samples }, Part("matrix") { $0.matrix },
    Part("platform") { $0.platform }, Part("colors") { $0.colors },
    Part("tolerance") { $0.tolerance }, Part("exemptions") { $0.exemptions },
  ]

  private func names(of parts: [Part<ProjectSpec>], where other: ProjectSpec) -> [String] {
    parts.filter { $0.value(self) != $0.value(other) }.map(\.name)
  }
}

extension ProjectStyle {
  fileprivate static let members: [Part<ProjectStyle>] = [
    Part("name") { $0.style.name }, Part("family") { $0.style.family },
    Part("size") { $0.style.size }, Part("curve") { $0.style.curve },
    Part("rounding") { $0.style.rounding }, Part("minimum") { $0.style.minimum },
    Part("maximum") { $0.style.maximum }, Part("lineHeight") { $0.style.lineHeight },
    Part("overrides") { $0.style.overrides }, Part("attributes") { $0.style.attributes },
    Part("paragraph") { $0.style.paragraph }, Part("update") { $0.style.update },
    Part("colors") { $0.colors }, Part("samples") { $0.samples },
  ]

  fileprivate func names(of parts: [Part<ProjectStyle>], where other: ProjectStyle) -> [String] {
    parts.filter { $0.value(self) != $0.value(other) }.map(\.name)
  }
}

/// A part of a value, with its name.
private struct Part<Whole>: Sendable {
  let name: String
  let value: @Sendable (Whole) -> AnyHashable

  init(_ name: String, _ value: @escaping @Sendable (Whole) -> AnyHashable) {
    self.name = name
    self.value = value
  }
}
