/// A piece of a text in a language: words, or the place of a value.
package enum FormatPiece: Equatable, Sendable {
  /// Text that is shown as written.
  case words(String)
  /// The value at this position in the key, counted from 0.
  case argument(Int)

  /// A piece as written in a file, where plural parts are still names.
  enum Written: Equatable {
    case words(String)
    case argument(Int)
    /// A part of the text with a plural of its own: `%#@name@`.
    case part(String)
    /// The value that such a part counts: `%arg`.
    case counted
  }

  /// Reads a format: `%@`, `%2$lld`, `%.1f`, `%%`, `%#@name@`, `%arg`.
  ///
  /// A percent sign that begins none of them is shown as text.
  static func written(_ format: String) -> [Written] {
    var (pieces, words, next) = ([Written](), "", 0)
    var rest = format[...]
    func flushed(_ piece: Written) -> [Written] {
      (words.isEmpty ? [] : [.words(words)]) + [piece]
    }
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      if after.first == "%" {
        words += "%"
        rest = after.dropFirst()
      } else if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
        pieces += flushed(.part(String(after.dropFirst(2)[..<end])))
        words = ""
        rest = after[after.index(after: end)...]
      } else if after.hasPrefix("arg") {
        pieces += flushed(.counted)
        words = ""
        rest = after.dropFirst(3)
      } else if let specifier = Specifier(after) {
        pieces += flushed(.argument(specifier.position ?? next))
        words = ""
        if specifier.position == nil { next += 1 }
        rest = specifier.rest
      } else {
        words += "%"
        rest = after
      }
    }
    words += rest
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }
}

/// What follows a percent sign: a place such as `2$`, flags, a width, a length, and the kind of value.
private struct Specifier {
  var position: Int?
  let rest: Substring

  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let place = Int(digits), place > 0, rest.dropFirst(digits.count).first == "$" {
      position = place - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    // A space is a flag as well, but “100 % of” means no value.
    rest = rest.drop { "-+#0".contains($0) }
    rest = rest.drop { ($0.isASCII && $0.isNumber) || $0 == "." }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let kind = rest.first, "@diouxXfFeEgGaAcCsSp".contains(kind) else { return nil }
    self.rest = rest.dropFirst()
  }
}
