import Glibc
import ImageDiff
import Reviews
import Snapshots

/// A review in a terminal, or by lines if the input is not a terminal.
struct TerminalReview {
  private let session: ReviewSession
  /// The folder of the report, as it is written before a picture's name.
  private let folder: String

  /// Creates the review of a session.
  init(_ session: ReviewSession, folder: String) {
    self.session = session
    self.folder = folder
  }

  /// Runs the conversation until a person ends it or the input ends.
  ///
  /// - Parameter input: The descriptor that keys are read from; standard input by default.
  /// - Throws: `WriteError`.
  func run(in console: Console, input: Int32 = STDIN_FILENO) throws {
    var dialogue = ReviewDialogue(session, in: console)
    let terminal = KeyTerminal(input)
    let isWatched = terminal.isTerminal && console.printsToTerminal
    let pictures =
      isWatched && !dialogue.isOver ? try pictureProtocol(of: terminal, in: console) : nil
    try show(dialogue.opening, as: pictures, in: console)
    if terminal.isTerminal {
      var typed = TypedBytes()
      while !dialogue.isOver {
        let bytes = try terminal.bytes()
        guard !bytes.isEmpty else { return }
        for key in bytes.compactMap({ typed.key(after: $0) }) {
          try show(dialogue.answer(to: key), as: pictures, in: console)
        }
      }
    } else {
      var lines = InputLines(input)
      while !dialogue.isOver, let line = lines.next() {
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        let parts = ReviewKey(line: line).map { dialogue.answer(to: $0) }
        try show(parts ?? dialogue.answer(toUnknown: line), as: pictures, in: console)
      }
    }
  }

  /// Asks the terminal for its way to show pictures, and waits as long as a slow connection may
  /// take.
  private func pictureProtocol(
    of terminal: KeyTerminal, in console: Console
  ) throws -> PictureProtocol? {
    guard understandsControls(console.environment) else { return nil }
    var answer = try terminal.bytes(within: 500) {
      try console.write(Array(PictureProtocol.question.utf8))
    }
    while !answer.isEmpty, !PictureProtocol.isComplete(answer), answer.count < 4096 {
      let more = try terminal.bytes(within: 200)
      if more.isEmpty { break }
      answer += more
    }
    return PictureProtocol(answer: answer, environment: console.environment)
  }

  private func show(
    _ parts: [ReviewDialogue.Part], as pictures: PictureProtocol?, in console: Console
  ) throws {
    for part in parts {
      switch part {
      case .line(let text): try console.print(text)
      case .picture(let name, let caption):
        try console.print("  \(caption): \(folder)/\(TerminalText.escaped(name))")
        guard let pictures, let file = session.run.pictures[name] else { continue }
        let size = KeyTerminal.size(of: STDOUT_FILENO)
        do {
          let shown = try WorkWatch.over(name) {
            try pictures.showing(file, columns: size.columns, width: size.width)
          }
          try console.write(Array(shown.utf8))
        } catch let error as PNGError {
          try console.print("  \(TerminalText.escaped("\(error)"))")
        }
      }
    }
  }
}

/// The lines of an open file or pipe, read as they come.
struct InputLines {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// The longest line that is read, in bytes.
  private static let greatestLength = 1 << 16

  /// Creates the lines of a descriptor, which it does not close.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its end; `nil` after the last one, or if a line is too long.
  mutating func next() -> String? {
    while !isAtEnd, !pending.contains(0x0A), pending.count < Self.greatestLength {
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      isAtEnd = count <= 0
      pending += chunk.prefix(max(0, count))
    }
    guard let end = pending.firstIndex(of: 0x0A) else {
      defer { pending = [] }
      return pending.isEmpty || !isAtEnd ? nil : String(decoding: pending, as: UTF8.self)
    }
    defer { pending.removeFirst(end + 1) }
    return String(decoding: pending[..<end], as: UTF8.self)
  }
}
