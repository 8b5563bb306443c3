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
