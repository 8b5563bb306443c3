import GoldenText
import Wording
import ImageDiff

/// The parts in which two texts differ: whole words, with the blanks between them.
package struct TextExcerpt {
  /// The text before, each part by itself.
  package let from: String
  /// The text now.
  package let to: String
  /// Digests that separate texts with the same parts; empty where the parts identify the change.
  private let digests: String

  /// Finds the parts that differ. Where one text has nothing or only blanks there, the part
  /// includes a word beside it.
  package init(from old: String, to new: String) {
    let (old, new) = (Self.tokens(of: old), Self.tokens(of: new))
    let parts = Self.placed(Self.parts(old, new), in: old, new)
    let words = parts.map { part in
      let (before, now) = (old[part.old], new[part.new])
      return [Self.spelt(before, beside: now), Self.spelt(now, beside: before)].map(Array.init)
    }
    let shown = words.prefix(Self.greatestCount).map { sides in
      let same = zip(sides[0], sides[1]).prefix { $0 == $1 }.count
      return sides.map { Self.shown($0, same) }
    }
    let rest = parts.count - shown.count
    let end = rest > 0 ? " … and \(rest) more place\(rest == 1 ? "" : "s")" : ""
    from = shown.map { $0[0] }.joined(separator: " … ") + end
    to = shown.map { $0[1] }.joined(separator: " … ") + end
    // Where not all is shown, or the same words stand elsewhere as well, other texts have the same parts.
    let isUnclear =
      parts.count > 1 || words.joined().contains { $0.count > Self.greatestLength }
      || parts.contains { Self.standsTwice(old[$0.old], in: old) }
      || parts.contains { Self.standsTwice(new[$0.new], in: new) }
    digests = isUnclear ? "\(Self.digest(of: old)) \(Self.digest(of: new))" : ""
  }

  /// The change of a text, described by these parts.
  package var change: Change { .text(from: from, to: to, aspect: digests) }

  /// The greatest number of characters shown of a part.
  package static let greatestLength = 60
  /// The greatest number of parts shown.
  private static let greatestCount = 4
  /// The greatest number of words compared one by one.
  private static let greatestTokenCount = 4000

  /// A part, as ranges in the tokens of both texts.
  private typealias Part = (old: Range<Int>, new: Range<Int>)

  private static func parts(_ old: [Substring], _ new: [Substring]) -> [Part] {
    var parts: [Part] = []
    for part in differences(old, new) {
      var part = part
      let sides: () -> [ArraySlice<Substring>] = { [old[part.old], new[part.new]] }
      while part.old.lowerBound > 0, part.new.lowerBound > 0,
        sides().contains(where: { isBlank($0.first) })
      {
        part.old = part.old.lowerBound - 1..<part.old.upperBound
        part.new = part.new.lowerBound - 1..<part.new.upperBound
      }
      while part.old.upperBound < old.count, part.new.upperBound < new.count,
        sides().contains(where: { isBlank($0.last) })
      {
        part.old = part.old.lowerBound..<part.old.upperBound + 1
        part.new = part.new.lowerBound..<part.new.upperBound + 1
      }
      // What only a blank parts is one part.
      if let last = parts.last, part.old.lowerBound <= last.old.upperBound + 1 {
        parts[parts.count - 1] = (
          last.old.lowerBound..<part.old.upperBound, last.new.lowerBound..<part.new.upperBound
        )
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Extends a part whose words also occur elsewhere by as many words as identify it, within
  /// limits.
  private static func placed(
    _ parts: [Part], in old: [Substring], _ new: [Substring]
  ) -> [Part] {
    guard parts.count == 1, var part = parts.first else { return parts }
    for isBefore in Array(repeating: [true, false], count: greatestCount).joined()
    where standsTwice(old[part.old], in: old) || standsTwice(new[part.new], in: new) {
      // A blank and a word.
      if isBefore, min(part.old.lowerBound, part.new.lowerBound) >= 2 {
        part.old = part.old.lowerBound - 2..<part.old.upperBound
        part.new = part.new.lowerBound - 2..<part.new.upperBound
      }
      if !isBefore, min(old.count - part.old.upperBound, new.count - part.new.upperBound) >= 2 {
        part.old = part.old.lowerBound..<part.old.upperBound + 2
        part.new = part.new.lowerBound..<part.new.upperBound + 2
      }
    }
    return [part]
  }

  /// Returns where tokens differ, from the start.
  private static func differences(_ old: [Substring], _ new: [Substring]) -> [Part] {
    let isAlike = { (one: Substring, other: Substring) in one.hasSameBytes(as: other) }
    let start = zip(old, new).prefix(while: isAlike).count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix(while: isAlike).count
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    guard oldEnd - start + newEnd - start <= greatestTokenCount else {
      return [(start..<oldEnd, start..<newEnd)]
    }
    let difference = Array(new[start..<newEnd]).difference(
      from: Array(old[start..<oldEnd]), by: isAlike)
    let removed = Set(difference.removals.map { $0.place + start })
    let inserted = Set(difference.insertions.map { $0.place + start })
    var parts: [Part] = []
    var (place, newPlace) = (start, start)
    while place < oldEnd || newPlace < newEnd {
      let (from, newFrom) = (place, newPlace)
      while removed.contains(place) { place += 1 }
      while inserted.contains(newPlace) { newPlace += 1 }
      if place > from || newPlace > newFrom { parts.append((from..<place, newFrom..<newPlace)) }
      place += 1
      newPlace += 1
    }
    return parts
  }

  /// Returns the words and the blanks between them, alternating.
  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let isBlank = first.properties.isWhitespace
      // Chinese and Japanese have no blanks between words.
      let token =
        first.isWordOfItsOwn
        ? rest.prefix(1)
        : rest.prefix { $0.properties.isWhitespace == isBlank && !$0.isWordOfItsOwn }
      tokens.append(Substring(token))
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  /// Returns whether a token at the end of a part is blank or missing.
  private static func isBlank(_ token: Substring?) -> Bool {
    token?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true
  }

  /// Returns the text of a part. Controls and unusual blanks appear as code points. So do words
  /// that look like others of the other part, and letters among Latin ones that only look Latin.
  private static func spelt(
    _ part: ArraySlice<Substring>, beside other: ArraySlice<Substring>
  ) -> String {
    let others = LikeTokens(other)
    return part.map { token in
      let looksAlike = others.containsTwin(of: token)
      let isLatin = token.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
      return token.unicodeScalars.map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\\": "\\\\"
        case " ": " "
        default:
          scalar.isUnseen || looksAlike && !scalar.isASCII
            || isLatin && Substring.twins[scalar] != nil
            ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
      }.joined()
    }.joined()
  }

  /// Returns whether a part occurs at two places, by the search of Knuth, Morris and Pratt. A text
  /// that repeats itself would take too long otherwise.
  private static func standsTwice(_ part: ArraySlice<Substring>, in all: [Substring]) -> Bool {
    guard !part.isEmpty, part.count < all.count else { return false }
    let part = Array(part)
    // The length of the longest beginning of the part that also ends at each of its tokens.
    var borders = [0]
    func grown(_ length: Int, by token: Substring) -> Int {
      var length = length
      while length > 0, length == part.count || !part[length].hasSameBytes(as: token) {
        length = borders[length - 1]
      }
      return part[length].hasSameBytes(as: token) ? length + 1 : 0
    }
    for (index, token) in part.enumerated().dropFirst() {
      borders.append(grown(borders[index - 1], by: token))
    }
    var (matched, places) = (0, 0)
    for token in all where places < 2 {
      matched = grown(matched, by: token)
      if matched == part.count { places += 1 }
    }
    return places > 1
  }

  private static func digest(of text: [Substring]) -> Substring {
    "\(SecureDigest(of: Array(text.joined().utf8)))".prefix(16)
  }

  /// Returns a part, cut around its difference if it is too long to show.
  private static func shown(_ part: [Character], _ same: Int) -> String {
    guard part.count > greatestLength else { return String(part) }
    let start = max(0, min(same - 8, part.count - greatestLength))
    let cut = part[start..<min(part.count, start + greatestLength)]
    return (start > 0 ? "…" : "") + String(cut) + (cut.endIndex < part.count ? "…" : "")
  }
}

/// Finds words that look like a given one in constant time, as texts can have thousands of words.
private struct LikeTokens {
  /// For each text and look, two words with different bytes at most. One of the two differs from
  /// any given word.
  private var tokens: [String: [Substring]] = [:]

  init(_ part: ArraySlice<Substring>) {
    for token in part {
      for key in [String(token), token.looks] {
        let known = tokens[key, default: []]
        guard known.count < 2, !known.contains(where: { $0.hasSameBytes(as: token) }) else {
          continue
        }
        tokens[key] = known + [token]
      }
    }
  }

  /// Returns whether a word is equal to a given one or looks like it, in other bytes.
  func containsTwin(of token: Substring) -> Bool {
    [String(token), token.looks].contains { key in
      tokens[key, default: []].contains { !$0.hasSameBytes(as: token) }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a blank, a control, or one that only joins or separates others.
  /// Characters that scripts and emoji need are excluded.
  fileprivate var isUnseen: Bool {
    properties.isWhitespace || properties.generalCategory == .control
      || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        && self != "\u{200C}" && self != "\u{200D}"
  }

  /// Whether the character is an ideograph or of a Japanese syllabary.
  fileprivate var isWordOfItsOwn: Bool {
    properties.isIdeographic || (0x3040...0x30FF).contains(value)
  }
}

extension Substring {
  /// The letters as many fonts draw them: Greek and Cyrillic letters that look Latin become Latin,
  /// and characters that only join or separate are left out.
  fileprivate var looks: String {
    var looks = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      looks.append(Self.twins[scalar] ?? scalar)
    }
    return String(looks)
  }

  /// Common letters that look alike (Unicode Technical Standard 39, "confusables").
  fileprivate static let twins: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "АВЕКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
      "ABEKMHOPCTXaeopcyxijsABEZHIKMNOPTYXo".unicodeScalars))
}

extension Change {
  /// Returns the change of a text.
  package static func text(from: String, to: String, aspect: String = "") -> Change {
    Change(
      .text, role: .input, aspect: aspect, before: from, after: to,
      sentence: "the text says “\(to)”, was “\(from)”")
  }
}
