/// Whether a character that can be either is to show as a picture or as a letter (UTS 51).
enum EmojiPresentation {
  case emoji
  case text

  /// What a grapheme cluster asks for; `nil` where it is no emoji.
  ///
  /// A variation selector decides (U+FE0E, U+FE0F) or a skin tone, which only pictures have; else
  /// what the first character is by itself.
  static func of(_ cluster: Range<Int>, in text: TextUnits) -> EmojiPresentation? {
    let first = text.character(at: cluster.lowerBound)
    // Nothing below is one by itself, and nearly all text is.
    if first.value < 0x2000, cluster.count == first.length { return nil }
    guard UnicodeProperties.isEmoji(first.value) else { return nil }
    for unit in text.units[cluster] {
      if unit == 0xFE0F { return .emoji }
      if unit == 0xFE0E { return .text }
    }
    if hasSkinTone(text.units[cluster]) { return .emoji }
    return UnicodeProperties.isEmojiByDefault(first.value) ? .emoji : nil
  }

  /// U+1F3FB to U+1F3FF, as surrogates.
  private static func hasSkinTone(_ units: ArraySlice<UInt16>) -> Bool {
    zip(units, units.dropFirst()).contains { $0 == 0xD83C && (0xDFFB...0xDFFF).contains($1) }
  }
}
