/// Something that can be asked for: a method and a path.
public struct HTTPRoute: Hashable, Sendable {
  /// The method, in capitals as HTTP has it, such as `GET`.
  public let method: String
  /// The path as it is sent, percents and all, without a query, such as `/decisions`.
  public let path: String

  /// The page, for which alone the token may stand in the address.
  public static let page = HTTPRoute(method: "GET", path: "/")

  /// A route.
  public init(method: String, path: String) {
    self.method = method
    self.path = path
  }
}
