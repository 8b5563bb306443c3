/// Keeps Korean words whole, as UIKit's standard line-break strategy does
/// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
///
/// Unicode's rules would allow a line to end after any syllable, and ICU has no setting against it.
enum HangulWordPriority {
  /// Whether text in a language, given as a BCP 47 tag, is Korean.
  static func applies(to language: String?) -> Bool {
    language?.split(separator: "-").first?.lowercased() == "ko"
  }

  /// The boundaries without those between two Hangul letters.
  static func filter(
    _ boundaries: [BreakIterator.Boundary], in text: TextUnits
  ) -> [BreakIterator.Boundary] {
    boundaries.filter { boundary in
      boundary.isMandatory || boundary.offset == text.count
        || !(isHangul(text.units[boundary.offset - 1]) && isHangul(text.units[boundary.offset]))
    }
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }
}
