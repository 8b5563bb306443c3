import Glibc

/// A terminal that is read key by key, without waiting for the end of a line.
///
/// The terminal is in this mode only while it waits for a key, without echo. Whatever ends the wait
/// restores the terminal, also a signal. Only a kill during a wait leaves it changed.
struct KeyTerminal {
  private let descriptor: Int32

  /// The signals that would end or stop the program during a wait.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Creates a terminal from an open descriptor, which it does not close.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the descriptor is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Returns the columns and the width in pixels. Unknown values are taken as 80 columns of 8 px.
  static func size(of descriptor: Int32) -> (columns: Int, width: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 640) }
    let columns = Int(size.ws_col)
    return (columns, size.ws_xpixel > 0 ? Int(size.ws_xpixel) : columns * 8)
  }

  /// Returns the next bytes that are typed or sent by the terminal. They are empty at the end of
  /// the input, or if nothing comes in time.
  ///
  /// A signal that comes meanwhile has its usual effect after the terminal is restored. If the
  /// program is stopped and continued, it waits again.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest wait; `nil` for no limit.
  ///   - question: Sends the terminal a question, once its answer is kept from being shown.
  /// - Throws: Any error of the question.
  func bytes(
    within milliseconds: Int? = nil, asking question: () throws -> Void = {}
  ) throws -> [UInt8] {
    var wait = try wait(milliseconds, question)
    while case .signal = wait { wait = try self.wait(milliseconds) {} }
    if case .bytes(let bytes) = wait { return bytes } else { return [] }
  }

  /// The event that ended a wait.
  private enum End {
    case bytes([UInt8])
    case signal
    case timeout
  }

  /// Waits in the mode for single keys, with signals held back.
  private func wait(_ milliseconds: Int?, _ begin: () throws -> Void) throws -> End {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in Self.signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    // What was held back comes now, when the terminal is as it was.
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var former = termios()
    let isKnown = tcgetattr(descriptor, &former) == 0
    if isKnown {
      var direct = former
      direct.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(descriptor, TCSADRAIN, &direct)
    }
    defer { if isKnown { tcsetattr(descriptor, TCSADRAIN, &former) } }
    try begin()
    var waited = 0
    while milliseconds.map({ waited < $0 }) ?? true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, Int32(Self.turn)) > 0 {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &buffer, buffer.count)
        return .bytes(Array(buffer.prefix(max(0, count))))
      }
      if hasPendingSignal { return .signal }
      waited += Self.turn
    }
    return .timeout
  }

  /// The time after which signals are checked, in milliseconds: too short to notice, and long
  /// enough to cost nothing.
  private static let turn = 50

  private var hasPendingSignal: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }
}
