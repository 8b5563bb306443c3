import Reviews

/// `typeproof review`: goes through what differs and decides about it.
struct ReviewCommand: Command {
  static let name = "review"
  static let summary = "Go through what differs, and accept or reject it."
  static let discussion = """
    What a report shows is looked at cell by cell or change by change. What is accepted becomes the \
    golden at once, exactly as it was looked at, and can be undone; who decided what and when is \
    added to reviews.txt beside the goldens.

    It is served to a browser on this machine, and to nobody else: the address that is printed holds \
    a token, and is good until the review is closed in the page, ctrl-c is pressed here, or it is left \
    alone. With --terminal the review is done here: by keys, or by a word a line where the input is no \
    terminal.

    The exit status is 0 when every cell was accepted, 1 when some are rejected, refused or open, \
    and 2 when the report cannot be read.

      typeproof verify --report .build/report
      typeproof review --open
      typeproof review --terminal
    """

  @Argument("The folder of the report; .build/report unless given.", completion: .folder)
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
