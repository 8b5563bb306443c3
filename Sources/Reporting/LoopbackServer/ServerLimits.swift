/// What one client may take, so that none can hold the server or fill its memory.
public struct ServerLimits: Equatable, Sendable {
  /// The largest body of a request, in bytes.
  public var bodyBytes: Int
  /// What a connection may take for its request line, its headers and their bookkeeping, in bytes.
  ///
  /// Cookies of other programs on this machine come along: browsers do not tell ports apart.
  public var connectionBytes: Int
  /// How many connections there are at once; others wait.
  public var connections: UInt32
  /// How long a connection may last, whatever it does. Each serves one request.
  public var connectionTime: Duration
  /// How long a connection may take until its request is let in: nobody who sends none, or has no token,
  /// is to keep others waiting.
  public var headTime: Duration
  /// How long the server waits for a request that it lets in.
  public var idleTime: Duration

  /// Limits; without arguments those for a person with a browser.
  public init(
    bodyBytes: Int = 64 * 1024, connectionBytes: Int = 64 * 1024, connections: UInt32 = 32,
    connectionTime: Duration = .seconds(30), headTime: Duration = .seconds(2),
    idleTime: Duration = .seconds(30 * 60)
  ) {
    self.bodyBytes = bodyBytes
    self.connectionBytes = connectionBytes
    self.connections = connections
    self.connectionTime = connectionTime
    self.headTime = headTime
    self.idleTime = idleTime
  }
}
