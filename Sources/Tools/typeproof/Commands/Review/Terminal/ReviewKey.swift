/// What somebody at a terminal asks a review to do.
enum ReviewKey: Equatable, CaseIterable {
  case accept, reject, skip, acceptGroup, acceptChange, undo, next, previous, help, quit

  /// The key that asks for it; capital letters are for a whole group.
  var letter: Character {
    switch self {
    case .accept: "a"
    case .reject: "r"
    case .skip: "s"
    case .acceptGroup: "A"
    case .acceptChange: "c"
    case .undo: "u"
    case .next: "n"
    case .previous: "p"
    case .help: "?"
    case .quit: "q"
    }
  }

  /// The word that asks for it where lines are read.
  var word: String {
    switch self {
    case .accept: "accept"
    case .reject: "reject"
    case .skip: "skip"
    case .acceptGroup: "accept group"
    case .acceptChange: "accept change"
    case .undo: "undo"
    case .next: "next"
    case .previous: "previous"
    case .help: "help"
    case .quit: "quit"
    }
  }

  /// What it does, in a sentence.
  var meaning: String {
    switch self {
    case .accept: "Accept the cell with all its changes. Its picture becomes the golden."
    case .reject: "Reject the cell. The golden stays."
    case .skip: "Decide nothing, and show the next cell."
    case .acceptGroup: "Accept every cell of the group that is not rejected, with all its changes."
    case .acceptChange: "Accept the first open change of the cell in every cell that has it."
    case .undo:
      "Undo the last decision, even of an earlier review, and restore former goldens. Also z."
    case .next: "Show the next cell. Also j, right arrow and down arrow."
    case .previous: "Show the previous cell. Also k, left arrow and up arrow."
    case .help: "Show this list."
    case .quit: "End the review. Your decisions stay."
    }
  }

  /// The key of a letter; `nil` where it asks for nothing.
  init?(letter: Character) {
    let other: [Character: ReviewKey] = ["j": .next, "k": .previous, "z": .undo]
    guard let key = Self.allCases.first(where: { $0.letter == letter }) ?? other[letter] else {
      return nil
    }
    self = key
  }

  /// The key of a line, which is a letter or a word; `nil` where it asks for nothing.
  init?(line: some StringProtocol) {
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let key = Self.allCases.first(where: { $0.word == words }) {
      self = key
    } else if words.count == 1, let letter = words.first, let key = ReviewKey(letter: letter) {
      self = key
    } else {
      return nil
    }
  }
}
