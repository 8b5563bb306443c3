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
