import Glibc

/// A terminal that keys are read from one by one, without waiting for a line to end.
///
/// Only while it waits for a key does the terminal hand over each at once and echo none; whatever ends
/// the wait, a signal too, puts it back as it was. So no way out of the program leaves it otherwise, but
/// for a kill within a wait.
struct KeyTerminal {
  private let descriptor: Int32

  /// The signals that would end or stop the program in the middle of a wait.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// A terminal that is open; it stays open.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether there is a terminal at all.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns and the width in px; what is not known is taken to be 80 columns of 8 px.
  static func size(of descriptor: Int32) -> (columns: Int, width: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 640) }
    let columns = Int(size.ws_col)
    return (columns, size.ws_xpixel > 0 ? Int(size.ws_xpixel) : columns * 8)
  }

  /// The next bytes that are typed, or sent by the terminal itself; empty at the end of the input, or
  /// where nothing came in time.
  ///
  /// A signal that came meanwhile does what it always does once the terminal is as it was; the
  /// program goes on if it is stopped and continued.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait; for ever unless given.
  ///   - question: Asks the terminal something, once it keeps its answer from being shown.
  /// - Throws: What the question throws.
  func bytes(
    within milliseconds: Int? = nil, asking question: () throws -> Void = {}
  ) throws -> [UInt8] {
    var wait = try wait(milliseconds, question)
    while case .signal = wait { wait = try self.wait(milliseconds) {} }
    if case .bytes(let bytes) = wait { return bytes } else { return [] }
  }

  /// What a wait ended with.
  private enum End {
    case bytes([UInt8])
    case signal
    case timeout
  }

  /// Waits with keys handed over at once and signals held back.
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

  /// How long to wait until signals are looked for, in milliseconds: too short to be noticed, and long
  /// enough to cost nothing.
  private static let turn = 50

  private var hasPendingSignal: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }
}
