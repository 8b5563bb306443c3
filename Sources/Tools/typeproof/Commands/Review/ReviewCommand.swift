import Reviews

/// `typeproof review`: shows the differences of a run one by one, to accept or reject them.
struct ReviewCommand: Command {
  static let name = "review"
  static let summary = "Look at differences, and accept or reject them."
  static let discussion = """
    You look at the differences in a report, cell by cell or change by change. What you accept \
    becomes the golden at once, exactly as shown, and you can undo it. Typeproof adds who decided \
    what and when to reviews.txt beside the goldens.

    The review is served to browsers on this machine only. The printed address contains a token. It \
    is valid until you close the review in the page, press ctrl-c here, or leave the review alone \
    for --idle minutes. With --terminal you review here: with keys, or with one word per line if the \
    input is not a terminal.

    Exit status:
      0  Every cell was accepted.
      1  Some cells are rejected, refused or open.
      2  The report cannot be read.

      typeproof verify --report .build/report
      typeproof review --open
      typeproof review --terminal
    """

  @Argument("The folder of the report. By default .build/report.", completion: .folder)
  var folder: String?
  @Flag("Review in this terminal.") var terminal = false
  @OptionGroup var browser: BrowserOptions
  @OptionGroup var options: ReviewOptions

  func run(in console: Console) throws -> ExitCode {
    let folder = self.folder ?? ReviewOptions.reportFolder
    let session = try options.session(
      reading: folder, called: "<folder>", for: Self.name, in: console)
    let notes = WaitingNotes(session)
    for note in [notes.lapsed, notes.waiting()].compactMap(\.self) { console.complain(note) }
    if terminal {
      try TerminalReview(session, folder: folder).run(in: console)
    } else {
      try BrowserReview(session, browser).run(in: console)
    }
    try console.print("\(session.sum)")
    if let trouble = session.memoryTrouble {
      console.complain(trouble)
      return .trouble
    }
    return session.sum.isDone ? .nothingToDo : .differences
  }
}
