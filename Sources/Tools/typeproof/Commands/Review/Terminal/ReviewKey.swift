/// A command at a terminal in a review.
enum ReviewKey: Equatable, CaseIterable {
  case accept, reject, skip, acceptGroup, acceptChange, undo, next, previous, help, quit

  /// The key for the command. Capital letters apply to a whole group.
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

  /// The word for the command, if lines are read.
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

  /// The meaning of the command, in a sentence.
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

  /// Finds the command for a letter; `nil` if there is none.
  init?(letter: Character) {
    let other: [Character: ReviewKey] = ["j": .next, "k": .previous, "z": .undo]
    guard let key = Self.allCases.first(where: { $0.letter == letter }) ?? other[letter] else {
      return nil
    }
    self = key
  }

  /// Finds the command for a line with a letter or a word; `nil` if there is none.
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
