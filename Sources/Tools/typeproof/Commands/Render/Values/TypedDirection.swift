import TextEngine

/// Which way paragraphs run, as it is typed.
enum TypedDirection: String, CaseIterable, ArgumentValue {
  case natural, ltr, rtl

  /// The direction that layout knows.
  var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
