/// Why a server came to its end.
public enum ServerEnding: Equatable, Sendable {
  /// A response said so.
  case response
  /// Nobody asked for anything for a long time.
  case idleness
  /// A signal came, such as that of ctrl-c.
  case signal(Int32)
}
