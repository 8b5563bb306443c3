import Snapshots

extension ProjectSpec {
  /// Returns the parts that differ from another project's, by the names that lead to them; at least
  /// one.
  func parts(unlike other: ProjectSpec) -> [String] {
    var unlike = names(of: Self.wholes, where: other)
    if styles.count != other.styles.count { unlike.append("styles") }
    for (style, read) in zip(styles, other.styles) where style != read {
      let members = style.names(of: ProjectStyle.members, where: read)
      let path = "styles › \(style.style.name)"
      // A member that nobody added to the list still shows, if not by its name.
      unlike += members.isEmpty ? [path] : members.map { "\(path) › \($0)" }
    }
    return unlike.isEmpty ? ["project"] : unlike
  }

  private static let wholes: [Part<ProjectSpec>] = [
    Part("suite") { $0.suite }, Part("fonts") { $0.fonts }, Part("tokens") { $0.tokens },
    Part("samples") { $0.samples }, Part("matrix") { $0.matrix },
    Part("platform") { $0.platform }, Part("colors") { $0.colors },
    Part("tolerance") { $0.tolerance }, Part("exemptions") { $0.exemptions },
    Part("lint") { $0.lintExemptions },
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
    Part("boldTextWeight") { $0.style.boldTextWeight },
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
