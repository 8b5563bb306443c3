/// A request before its body is read: strangers may have sent it.
struct RequestHead {
  /// The method and the path, as they were sent.
  let route: HTTPRoute
  /// Header names in small letters, and what they say, in order.
  let headers: [(name: String, value: String)]
  /// The values of `token` in the query.
  let queryTokens: [String]

  /// What headers of a name say, in order.
  ///
  /// - Parameter name: The name in small letters.
  func values(of name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}
