/// A request that was let in: it has the token, comes from our own page, and asks for a route.
public struct HTTPRequest: Equatable, Sendable {
  /// The method and the path.
  public let route: HTTPRoute
  /// What was sent with it; empty where nothing was.
  public let body: [UInt8]
}

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

/// A request before its body is read: strangers may have sent it.
package struct RequestHead {
  /// The method and the path, as they were sent.
  package let route: HTTPRoute
  /// Header names in small letters, and what they say, in order.
  package let headers: [(name: String, value: String)]
  /// The values of `token` in the query.
  package let queryTokens: [String]

  /// A request as it was sent; header names in small letters.
  package init(
    route: HTTPRoute, headers: [(name: String, value: String)], queryTokens: [String]
  ) {
    self.route = route
    self.headers = headers
    self.queryTokens = queryTokens
  }

  /// What headers of a name say, in order.
  ///
  /// - Parameter name: The name in small letters.
  package func values(of name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}

/// A request that was let in, while its body comes.
final class OpenRequest {
  let route: HTTPRoute
  private(set) var body: [UInt8] = []
  private let bodyLimit: Int

  init(route: HTTPRoute, bodyLimit: Int) {
    self.route = route
    self.bodyLimit = bodyLimit
  }

  /// Takes more of the body; false where that would be too much.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= bodyLimit - body.count else { return false }
    body.append(contentsOf: bytes)
    return true
  }
}
