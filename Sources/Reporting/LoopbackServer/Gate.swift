import Glibc

/// Decides which requests are let in: those of our own page, with the token, for a known route.
package struct Gate {
  let port: UInt16
  let token: AccessToken
  private let routes: Set<HTTPRoute>
  private let bodyLimit: Int

  /// Creates the gate of a server on a port, for some routes and bodies of at most some bytes.
  package init(port: UInt16, token: AccessToken, routes: Set<HTTPRoute>, bodyLimit: Int) {
    self.port = port
    self.token = token
    self.routes = routes
    self.bodyLimit = bodyLimit
  }

  /// The names under which a browser on this machine reaches us. A name that another site has
  /// pointed here is not among them.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Returns the response to a request that is refused; `nil` if the request is let in.
  ///
  /// A client without the token does not learn which paths exist.
  package func refusal(of head: RequestHead) -> HTTPResponse? {
    originRefusal(of: head) ?? tokenRefusal(of: head) ?? routeRefusal(of: head)
      ?? bodyRefusal(of: head)
  }

  private func originRefusal(of head: RequestHead) -> HTTPResponse? {
    let named = head.values(of: "host")
    guard let host = named.first, named.count == 1, hosts.contains(host) else {
      return .error(
        "The Host header names another machine. Open the address that the command "
          + "printed.", status: 421)
    }
    guard head.values(of: "origin").allSatisfy({ $0 == "http://\(host)" }) else {
      return .error("Another site sent this request. Only the page of the review may.", status: 403)
    }
    guard head.values(of: "sec-fetch-site").allSatisfy({ ["same-origin", "none"].contains($0) })
    else {
      return .error(
        "A link on another site opened this address. Type or paste the address that the command "
          + "printed.", status: 403)
    }
    return nil
  }

  private func tokenRefusal(of head: RequestHead) -> HTTPResponse? {
    let scheme = "Bearer "
    var offered = head.values(of: "authorization")
      .map { $0.hasPrefix(scheme) ? String($0.dropFirst(scheme.count)) : "" }
    if head.route == .page { offered += head.queryTokens }
    guard let first = offered.first else {
      return .error(
        "The token is missing. Open the whole address that the command printed.", status: 403)
    }
    guard offered.count == 1, token.matches(first) else {
      return .error(
        "The token is wrong. Open the address that the command printed last.", status: 403)
    }
    return nil
  }

  private func routeRefusal(of head: RequestHead) -> HTTPResponse? {
    if routes.contains(head.route) { return nil }
    let methods = routes.filter { $0.path == head.route.path }.map(\.method).sorted()
    guard !methods.isEmpty else {
      return .error("There is nothing at this path.", status: 404)
    }
    let allowed = methods.joined(separator: ", ")
    return .error(
      "This path accepts only \(allowed).", status: 405,
      headers: [HTTPResponse.Header(name: "Allow", value: allowed)])
  }

  /// Refuses a body of unknown length, or one over the limit, before any byte of it is read.
  private func bodyRefusal(of head: RequestHead) -> HTTPResponse? {
    guard head.values(of: "transfer-encoding").isEmpty else {
      return .error("A body needs a Content-Length and no transfer encoding.", status: 411)
    }
    let lengths = head.values(of: "content-length")
    guard lengths.count <= 1 else {
      return .error("A body needs exactly one Content-Length.", status: 400)
    }
    guard lengths.allSatisfy({ UInt64($0).map { $0 <= UInt64(bodyLimit) } ?? false }) else {
      return .error("A body has at most \(bodyLimit) bytes.", status: 413)
    }
    return nil
  }
}

/// A secret that only programs and people know who were given the server's address.
package struct AccessToken {
  /// 64 hexadecimal digits, which need no escaping anywhere.
  package let text: String

  /// Creates a token of 256 random bits.
  ///
  /// - Throws: `LoopbackServerError.noRandomness`.
  package init() throws(LoopbackServerError) {
    var bytes = [UInt8](repeating: 0, count: 32)
    // It is getrandom(2), called until all bytes are there.
    guard getentropy(&bytes, bytes.count) == 0 else {
      throw .noRandomness(errno: errno)
    }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Returns whether a text is the token, in a time that does not depend on where they differ.
  func matches(_ offered: String) -> Bool {
    let own = Array(text.utf8)
    let other = Array(offered.utf8)
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
