/// A request that was let in: it has the token, comes from our own page, and asks for a route.
public struct HTTPRequest: Equatable, Sendable {
  /// The method and the path.
  public let route: HTTPRoute
  /// What was sent with it; empty where nothing was.
  public let body: [UInt8]
}
