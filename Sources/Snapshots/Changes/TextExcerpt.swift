import ImageDiff

/// The parts in which two texts differ: whole words, with the blanks between them.
struct TextExcerpt {
  /// What was said there.
  let from: String
  /// What is said there now.
  let to: String
  /// Tells the texts from others that have the same parts; empty where the parts say all.
  private let digests: String

  /// The parts, with a word beside them where one text has none there, or blanks alone.
  init(from old: String, to new: String) {
    let (old, new) = (Self.tokens(of: old), Self.tokens(of: new))
    let isAlike = { (one: Substring, other: Substring) in one.hasSameBytes(as: other) }
    var start = zip(old, new).prefix(while: isAlike).count
    var end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix(while: isAlike).count
    var parts: [ArraySlice<Substring>] {
      [old[start..<(old.count - end)], new[start..<(new.count - end)]]
    }
    while start > 0, parts.contains(where: { Self.isBlank($0.first) }) { start -= 1 }
    while end > 0, parts.contains(where: { Self.isBlank($0.last) }) { end -= 1 }
    let (before, now) = (parts[0], parts[1])
    let words = [Self.spelt(before, beside: now), Self.spelt(now, beside: before)].map(Array.init)
    let same = zip(words[0], words[1]).prefix { $0 == $1 }.count
    (from, to) = (Self.shown(words[0], same), Self.shown(words[1], same))
    // Where not all is shown, or the same words stand elsewhere as well, other texts have the same parts.
    let isUnclear =
      words.contains { $0.count > Self.greatestLength } || Self.standsTwice(before, in: old)
      || Self.standsTwice(now, in: new)
    digests = isUnclear ? "\(Self.digest(of: old)) \(Self.digest(of: new))" : ""
  }

  /// That a text says something else, told by these parts.
  var change: Change { .text(from: from, to: to, aspect: digests) }

  /// The most characters that are shown of a part.
  static let greatestLength = 60

  /// Words and the blanks between them, in turns.
  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let isBlank = first.properties.isWhitespace
      let token = rest.prefix { $0.properties.isWhitespace == isBlank }
      tokens.append(Substring(token))
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  /// Whether a token at the end of a part tells nothing by itself: blanks, or none at all.
  private static func isBlank(_ token: Substring?) -> Bool {
    token?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true
  }

  /// The text of a part: blanks but the usual one by their code points, and so are words that only differ
  /// in code points from words of the other part.
  private static func spelt(
    _ part: ArraySlice<Substring>, beside other: ArraySlice<Substring>
  ) -> String {
    part.map { token in
      let looksAlike = other.contains { $0 == token && !$0.hasSameBytes(as: token) }
      return token.unicodeScalars.map { scalar in
        if scalar == "\n" { return "\\n" }
        let isPlain =
          scalar == " " || !scalar.properties.isWhitespace && (scalar.isASCII || !looksAlike)
        return isPlain
          ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }.joined()
    }.joined()
  }

  private static func standsTwice(_ part: ArraySlice<Substring>, in all: [Substring]) -> Bool {
    guard !part.isEmpty, part.count < all.count else { return false }
    let places = (0...all.count - part.count).filter { start in
      zip(all[start...], part).allSatisfy { $0.hasSameBytes(as: $1) }
    }
    return places.count > 1
  }

  private static func digest(of text: [Substring]) -> Substring {
    "\(SecureDigest(of: Array(text.joined().utf8)))".prefix(16)
  }

  /// A part that may be too long to show, cut where it begins to differ and where it goes on.
  private static func shown(_ part: [Character], _ same: Int) -> String {
    guard part.count > greatestLength else { return String(part) }
    let start = max(0, min(same - 8, part.count - greatestLength))
    let cut = part[start..<min(part.count, start + greatestLength)]
    return (start > 0 ? "…" : "") + String(cut) + (cut.endIndex < part.count ? "…" : "")
  }
}

extension Change {
  /// What a text says.
  static func text(from: String, to: String, aspect: String = "") -> Change {
    Change(
      .text, role: .input, aspect: aspect, before: from, after: to,
      sentence: "the text says “\(to)”, was “\(from)”")
  }
}
