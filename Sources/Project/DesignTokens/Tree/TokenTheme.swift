public import JSON

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

  /// Reads the themes of a file: of a `$themes.json`, or of a file that has `$themes` beside its tokens.
  ///
  /// - Returns: The themes in their order; none where the file has none.
  /// - Throws: Why it is not JSON.
  public static func all(in bytes: [UInt8]) throws(JSONSyntaxError) -> [TokenTheme] {
    let root = try JSONDocument(parsing: bytes, dialect: .json5, sizeLimit: 16 << 20).root
    return (root["$themes"] ?? root).elements?.compactMap(TokenTheme.init) ?? []
  }
}
