import PluralShim

/// The plural form of numbers in languages (UTS 35, part 3).
enum PluralCategory {
  /// The category of a number in a language, such as `one` or `few`; `other` where ICU knows none.
  static func name(of number: Double, in language: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress,
        typeproof_plural_category(language, number, start, Int32(buffer.count)) != 0
      else { return "other" }
      return String(cString: start)
    }
  }
}
