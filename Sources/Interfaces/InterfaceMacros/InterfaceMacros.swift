#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expands `#Preview`, `@Previewable` and `@Entry` for the compiler, which starts this program.
///
/// The compiler and a program like this exchange messages in JSON. Eight bytes, the lowest first, give
/// the length of each message. Of the compiler's messages only the one about `@Entry` needs to be read:
/// a preview expands to nothing. That is why this program does without swift-syntax, which would take
/// each package that depends on this one minutes to build.
@main
struct InterfaceMacros {
  static func main() {
    while let message = nextMessage() { send(answer(to: message)) }
  }

  private static func answer(to message: String) -> String {
    if message.hasPrefix(#"{"getCapability""#) {
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    }
    let expansion = EntryMacro(in: message)?.expansion ?? ""
    return #"{"expandMacroResult":{"expandedSource":\#(expansion.inJSON),"diagnostics":[]}}"#
  }

  /// The next message, or nil when the compiler closed its end.
  private static func nextMessage() -> String? {
    guard let length = bytes(8) else { return nil }
    return bytes(length.reversed().reduce(0) { $0 << 8 | Int($1) })
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let missing = count - bytes.count
      let more = [UInt8](unsafeUninitializedCapacity: missing) { buffer, filled in
        filled = max(read(STDIN_FILENO, buffer.baseAddress, missing), 0)
      }
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    return bytes
  }

  private static func send(_ message: String) {
    let text = Array(message.utf8)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text
    while !bytes.isEmpty {
      let sent = write(STDOUT_FILENO, bytes, bytes.count)
      guard sent > 0 else { return }
      bytes.removeFirst(sent)
    }
  }
}
