/// The placeholders of a format that an app fills in: `%@`, `%lld`, `%1$@`, `%5.2f`, `%arg`.
///
/// Their forms are those of C, Foundation and Java. A `%` that begins none is kept.
struct Placeholders {
  /// The filled text, with `%%` as `%` and unfilled placeholders unchanged.
  private(set) var text = ""
  /// The placeholders without a value, as written.
  private(set) var unfilled: [String] = []
  /// The placeholders filled from the table, as written, with their values.
  private(set) var filled: [(place: String, value: String)] = []

  /// Fills the placeholders of a format.
  ///
  /// - Parameters:
  ///   - values: The values, that of the first argument first.
  ///   - table: The values by type where none is given; `nil` to leave such placeholders unchanged.
  init(in format: String, values: [String], table: PlaceholderTable? = nil) {
    var rest = format.unicodeScalars[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      text += Substring(rest[..<percent])
      rest = rest[percent...]
      if rest.dropFirst().first == "%" {
        text += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let place = Self.place(at: &rest) else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      if place.number == nil { next += 1 }
      if values.indices.contains(index) {
        text += values[index]
      } else if let value = table?.value(for: place.spelling) {
        text += value
        filled.append((place.spelling, value))
      } else {
        text += place.spelling
        unfilled.append(place.spelling)
      }
    }
    text += Substring(rest)
  }

  /// Reads a placeholder from the beginning of a text; `nil` if there is none, and the text stays
  /// unchanged.
  private static func place(
    at rest: inout Substring.UnicodeScalarView
  ) -> (number: Int?, spelling: String)? {
    var end = rest.dropFirst()
    // A part that a catalogue's substitution counts.
    if end.starts(with: "arg".unicodeScalars) {
      rest = end.dropFirst(3)
      return (nil, "%arg")
    }
    let digits = end.prefix { ("0"..."9").contains($0) }
    var number: Int?
    if end.dropFirst(digits.count).first == "$", let given = Int(String(digits)), given > 0 {
      number = given
      end = end.dropFirst(digits.count + 1)
    }
    // A blank is a flag too, but “100 % der” has none.
    end = end.drop { "-+#0'".unicodeScalars.contains($0) }
    end = end.drop { ("0"..."9").contains($0) || $0 == "." }
    end = end.drop { "hlqLzjt".unicodeScalars.contains($0) }
    guard let conversion = end.first, "@dDiuUxXoOfFeEgGcCsSaAp".unicodeScalars.contains(conversion)
    else { return nil }
    end = end.dropFirst()
    let spelling = String(String.UnicodeScalarView(rest[..<end.startIndex]))
    rest = end
    return (number, spelling)
  }
}
