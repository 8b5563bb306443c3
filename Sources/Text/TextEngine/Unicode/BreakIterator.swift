import ICUShim

/// Finds where text may be broken, by ICU; one for each worker, kind and language.
final class BreakIterator {
  /// The kinds of text that are kept whole.
  enum Kind: Int32, Hashable {
    /// Grapheme clusters (Unicode Standard Annex #29).
    case graphemeClusters = 0
    /// Text that a line end may not divide (Unicode Standard Annex #14, with dictionaries).
    case lines = 1
  }

  /// A boundary in a text.
  struct Boundary {
    /// The number of UTF-16 units before the boundary.
    let offset: Int
    /// Whether a line must end here.
    let isMandatory: Bool
  }

  private let iterator: typeproof_breaks

  /// - Parameter locale: A BCP 47 or ICU locale; the empty string for the root rules.
  init(_ kind: Kind, locale: String) throws(LayoutError) {
    var status: Int32 = 0
    guard let iterator = typeproof_breaks_open(kind.rawValue, locale, &status),
      typeproof_status_failed(status) == 0
    else {
      throw .unicodeLibrary(
        doing: "open its break rules", detail: String(cString: typeproof_status_name(status)))
    }
    self.iterator = iterator
  }

  deinit {
    typeproof_breaks_close(iterator)
  }

  /// Returns every boundary after the start of the text, in ascending order. The last is the text's
  /// end.
  func boundaries(in units: [UInt16]) throws(LayoutError) -> [Boundary] {
    let found = units.withUnsafeBufferPointer { text -> Result<[Boundary], LayoutError> in
      let status = typeproof_breaks_set_text(iterator, text.baseAddress, Int32(text.count))
      guard typeproof_status_failed(status) == 0 else {
        return .failure(
          .unicodeLibrary(
            doing: "find breaks", detail: String(cString: typeproof_status_name(status))))
      }
      var boundaries: [Boundary] = []
      while case let offset = typeproof_breaks_next(iterator), offset >= 0 {
        boundaries.append(
          Boundary(
            offset: Int(offset), isMandatory: typeproof_breaks_is_mandatory(iterator) != 0))
      }
      return .success(boundaries)
    }
    return try found.get()
  }
}

/// The strict rules for line ends in Japanese (CSS Text 3, `line-break: strict`; JIS X 4051). They
/// keep small kana and the long-vowel mark away from the start of a line.
///
/// This is our choice: Apple publishes no rule, and the strict one is never wrong.
enum Kinsoku {
  /// The locale of the line-break rules for a language; a language that names its rules keeps them.
  static func locale(for language: String?) -> String {
    guard let language else { return "" }
    let subtags = language.lowercased().split(separator: "-")
    // What follows an x is private, and would hide the rules.
    let open = subtags.prefix { $0 != "x" }
    guard open.first == "ja", !open.contains("u") else { return language }
    return (open + ["u", "lb", "strict"] + subtags[open.count...]).joined(separator: "-")
  }
}
