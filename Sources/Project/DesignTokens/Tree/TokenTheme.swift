import JSON

/// A theme of Tokens Studio (`$themes`), by its group and name.
public struct TokenTheme: Equatable, Sendable {
  /// The group, such as `Mode`. One theme of each group is shown at a time; `nil` for none.
  public let group: String?
  /// The name, such as `Dark`.
  public let name: String

  init?(_ node: JSONNode) {
    guard let name = node["name"]?.string else { return nil }
    self.name = name
    group = node["group"]?.string
  }

  /// The name for choosing the theme in a project: with its group, as in `Mode/Dark`.
  public var choice: String { group.map { "\($0)/\(name)" } ?? name }
}
