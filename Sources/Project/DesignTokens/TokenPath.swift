/// The names of the groups that lead to a token, and its own.
public struct TokenPath: Hashable, Sendable {
  /// The names, the outermost group's first.
  public let names: [String]

  /// A path of names.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The path of something within what this path leads to.
  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: CustomStringConvertible {
  /// The names with full stops between, as aliases spell them: `font.size.body`.
  public var description: String { names.joined(separator: ".") }
}
