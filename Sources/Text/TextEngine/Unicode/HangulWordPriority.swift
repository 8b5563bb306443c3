/// Keeps Korean words whole, as UIKit's standard line-break strategy does
/// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
///
/// Unicode's rules would allow a line to end after any syllable, and ICU has no setting against it.
/// Here, a line with Hangul ends at white space, or after a dash, a slash, an exclamation mark or a
/// question mark. Brackets, figures and foreign letters stay with adjacent syllables.
enum HangulWordPriority {
  /// Returns the boundaries except those inside a word with Hangul. Returns the latter separately,
  /// for cutting a word that is wider than a line.
  static func divided(
    _ boundaries: [BreakIterator.Boundary], in text: TextUnits
  ) -> (words: [BreakIterator.Boundary], syllables: [Int]) {
    guard text.units.contains(where: isHangul) else { return (boundaries, []) }
    let joined = unitsOfHangulWords(in: text)
    var words: [BreakIterator.Boundary] = []
    var syllables: [Int] = []
    for boundary in boundaries {
      if !boundary.isMandatory, boundary.offset < text.count, joined[boundary.offset - 1],
        joined[boundary.offset], !endsAPart(text.units[boundary.offset - 1])
      {
        syllables.append(boundary.offset)
      } else {
        words.append(boundary)
      }
    }
    return (words, syllables)
  }

  /// Returns which units belong to a word with Hangul. Words end at white space.
  private static func unitsOfHangulWords(in text: TextUnits) -> [Bool] {
    var joined = [Bool](repeating: false, count: text.count)
    var start = 0
    for index in 0...text.count {
      guard index == text.count || UnicodeProperties.isWhiteSpace(UInt32(text.units[index])) else {
        continue
      }
      if text.units[start..<index].contains(where: isHangul) {
        for unit in start..<index { joined[unit] = true }
      }
      start = index + 1
    }
    return joined
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }

  /// Hyphens, dashes, the slash, and the marks after which a word is over; zero-width space.
  private static func endsAPart(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x21, 0x2D, 0x2F, 0x3F, 0xAD, 0x200B, 0x2010, 0x2012...0x2014, 0xFF01, 0xFF1F: true
    default: false
    }
  }
}
