import GoldenText
import Wording
import ImageDiff

/// The parts in which two texts differ: whole words, with the blanks between them.
package struct TextExcerpt {
  /// What was said there, each part by itself.
  package let from: String
  /// What is said there now.
  package let to: String
  /// Tells the texts from others that have the same parts; empty where the parts say all.
  private let digests: String

  /// The parts, each with a word beside it where one text has none there, or blanks alone.
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

  /// That a text says something else, told by these parts.
  package var change: Change { .text(from: from, to: to, aspect: digests) }

  /// The most characters that are shown of a part.
  package static let greatestLength = 60
  /// The most parts that are shown.
  private static let greatestCount = 4
  /// The most words that are compared one by one.
  private static let greatestTokenCount = 4000

  /// A part, by its places in the tokens of both texts.
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

  /// A part whose words stand elsewhere as well gets as many words around it as tell it apart, within reason.
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

  /// Where tokens differ, from the start.
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

  /// Words and the blanks between them, in turns.
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

  /// Whether a token at the end of a part tells nothing by itself: blanks, or none at all.
  private static func isBlank(_ token: Substring?) -> Bool {
    token?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? true
  }

  /// The text of a part: blanks but the usual one and controls by their code points, and so are words that look
  /// like others of the other part, and letters among Latin ones that only look Latin.
  private static func spelt(
    _ part: ArraySlice<Substring>, beside other: ArraySlice<Substring>
  ) -> String {
    part.map { token in
      let looksAlike = other.contains {
        !$0.hasSameBytes(as: token) && ($0 == token || $0.looks == token.looks)
      }
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

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank or a control, or only joins or parts others; what many scripts and emoji need is none.
  fileprivate var isUnseen: Bool {
    properties.isWhitespace || properties.generalCategory == .control
      || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        && self != "\u{200C}" && self != "\u{200D}"
  }

  /// Whether it is an ideograph, or of a Japanese syllabary.
  fileprivate var isWordOfItsOwn: Bool {
    properties.isIdeographic || (0x3040...0x30FF).contains(value)
  }
}

extension Substring {
  /// The letters as many fonts draw them: Greek and Cyrillic ones that look like Latin ones are these, and what
  /// only joins or parts is left out.
  fileprivate var looks: String {
    var looks = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      looks.append(Self.twins[scalar] ?? scalar)
    }
    return String(looks)
  }

  /// The commonest letters that look alike (Unicode Technical Standard 39, "confusables").
  fileprivate static let twins: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "АВЕКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
      "ABEKMHOPCTXaeopcyxijsABEZHIKMNOPTYXo".unicodeScalars))
}

extension Change {
  /// What a text says.
  package static func text(from: String, to: String, aspect: String = "") -> Change {
    Change(
      .text, role: .input, aspect: aspect, before: from, after: to,
      sentence: "the text says “\(to)”, was “\(from)”")
  }
}
