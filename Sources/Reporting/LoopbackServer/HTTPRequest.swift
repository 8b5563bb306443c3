/// A request that was let in: it has the token, comes from our own page, and asks for a route.
public struct HTTPRequest: Equatable, Sendable {
  /// The method and the path that were asked for.
  public let route: HTTPRoute
  /// The body; empty if none was sent.
  public let body: [UInt8]
}

/// Something that can be asked for: a method and a path.
public struct HTTPRoute: Hashable, Sendable {
  /// The method in capitals, such as `GET`.
  public let method: String
  /// The path as it was sent, percent-encoded and without a query, such as `/decisions`.
  public let path: String

  /// The page itself. Only its address may contain the token.
  public static let page = HTTPRoute(method: "GET", path: "/")

  /// Creates a route of a method and a path.
  public init(method: String, path: String) {
    self.method = method
    self.path = path
  }
}

/// A request before its body is read. Anybody may have sent it.
package struct RequestHead {
  /// The method and the path, as they were sent.
  package let route: HTTPRoute
  /// The names, in lower case, and values of the headers, in order.
  package let headers: [(name: String, value: String)]
  /// The values of `token` in the query of the address.
  package let queryTokens: [String]

  /// Creates a head as it was sent, with header names in lower case.
  package init(
    route: HTTPRoute, headers: [(name: String, value: String)], queryTokens: [String]
  ) {
    self.route = route
    self.headers = headers
    self.queryTokens = queryTokens
  }

  /// Returns the values of all headers with a name, in order.
  ///
  /// - Parameter name: The name in lower case.
  package func values(of name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}

/// A request that was let in and whose body is still arriving.
final class OpenRequest {
  let route: HTTPRoute
  private(set) var body: [UInt8] = []
  private let bodyLimit: Int

  init(route: HTTPRoute, bodyLimit: Int) {
    self.route = route
    self.bodyLimit = bodyLimit
  }

  /// Adds a piece of the body; returns false if the body would be too large.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= bodyLimit - body.count else { return false }
    body.append(contentsOf: bytes)
    return true
  }
}
