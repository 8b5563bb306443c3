/// One line at the foot of a terminal that is written over as work goes on.
struct ProgressLine: Sendable {
  private let channel: (any TextChannel)?

  /// A line on that channel; with none, nothing is ever written.
  init(channel: (any TextChannel)?) {
    self.channel = channel
  }

  /// Replaces the line. Names from strangers are made harmless; the terminal cuts off what is wider
  /// than itself.
  func show(_ text: String) {
    // Wrapping is off meanwhile (DECAWM), for a line that wraps could not be written over.
    write("\r\u{1B}[2K\u{1B}[?7l\(TerminalText.escaped(text))\u{1B}[?7h")
  }

  /// Takes the line away; to be called before anything else is written, and at the end.
  func clear() {
    write("\r\u{1B}[2K")
  }

  private func write(_ controls: String) {
    // Silent on purpose: work is not given up because nobody can watch it any more.
    try? channel?.write(controls)
  }
}
