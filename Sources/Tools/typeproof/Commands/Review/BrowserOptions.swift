/// The options for a review in a browser.
struct BrowserOptions: ArgumentGroup {
  @Flag(
    "Open the review in the browser, with xdg-open. Other users of this machine can see the "
      + "address in the list of processes, so open it yourself on a shared "
      + "machine.") var open = false
  @Option("The port on 127.0.0.1. 0 chooses a free one.", value: "number")
  var port: PortNumber = .any
  @Option("End the review after this many minutes without activity.", value: "minutes")
  var idle: MinuteCount = .standard
}

/// A port on this machine.
struct PortNumber: ArgumentValue {
  /// The number; 0 for any free port.
  let number: UInt16

  /// Any free port.
  static let any = PortNumber(number: 0)

  private init(number: UInt16) { self.number = number }

  init(argument: String) throws(ArgumentValueError) {
    guard let number = UInt16(argument) else {
      throw .notA(
        "a port from 1 to 65535, or 0 for a free one", text: argument, example: "8080")
    }
    self.number = number
  }

  var argumentText: String { String(number) }
}

/// A time in whole minutes.
struct MinuteCount: ArgumentValue {
  /// The number of minutes, from 1 to 1440.
  let count: Int

  /// The default: 30 minutes, enough for a break.
  static let standard = MinuteCount(count: 30)

  private init(count: Int) { self.count = count }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...1440).contains(count) else {
      throw .notA("a number of minutes from 1 to 1440", text: argument, example: "30")
    }
    self.count = count
  }

  var argumentText: String { String(count) }

  /// The time in words.
  var words: String { count == 1 ? "a minute" : "\(count) minutes" }
}
