import Glibc

/// A stream that text is written to.
protocol TextChannel: Sendable {
  /// Whether the stream is a terminal.
  var isTerminal: Bool { get }
  /// The number of columns of the terminal; `nil` if it is not one or does not say.
  var columns: Int? { get }
  /// Writes a text completely.
  ///
  /// - Throws: `WriteError`.
  func write(_ text: String) throws
  /// Writes bytes completely, which need not be text, such as a picture's.
  ///
  /// - Throws: `WriteError`.
  func write(_ content: [UInt8]) throws
}

/// A file descriptor as a channel: standard output or standard error.
struct DescriptorChannel: TextChannel {
  private let descriptor: Int32

  static let standardOutput = DescriptorChannel(descriptor: STDOUT_FILENO)
  static let standardError = DescriptorChannel(descriptor: STDERR_FILENO)

  /// Creates a channel for an open descriptor, which it does not close.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }

  func write(_ content: [UInt8]) throws {
    try content.withUnsafeBytes { try write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        throw WriteError(code: errno)
      }
    }
  }
}

/// A text could not be written.
struct WriteError: Error, Equatable {
  /// The system's error number.
  let code: Int32
}

extension WriteError: CustomStringConvertible {
  var description: String {
    "The output cannot be written: \(String(cString: strerror(code))). "
      + "Free some space, or redirect the output."
  }
}
