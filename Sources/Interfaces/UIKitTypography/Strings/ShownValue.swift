import Foundation
package import LocalizedStrings

/// A value inside a localised text: its kind, by which files name it, and what is shown for it.
package struct ShownValue: Hashable, Sendable {
  /// The kind, and the number that plurals go by.
  package let argument: FormatArgument
  /// What stands in the text.
  package let shown: String

  /// Creates a text, which is shown as it is.
  package init(_ text: String) {
    argument = .object
    shown = text
  }

  /// Creates a whole number, as people of the locale write it.
  package init<Number: BinaryInteger>(_ number: Number, in locale: Locale) {
    argument = FormatArgument(number)
    shown = Int(clamping: number).formatted(IntegerFormatStyle<Int>.number.locale(locale))
  }

  /// Creates a number with six decimals, as `%lf` has, as people of the locale write it.
  package init<Number: BinaryFloatingPoint>(_ number: Number, in locale: Locale) {
    argument = FormatArgument(number)
    shown = Double(number).formatted(
      FloatingPointFormatStyle<Double>.number.locale(locale).precision(.fractionLength(6))
        .grouping(.never))
  }

  /// Creates a value in a format such as `%.2f`.
  package init<Value: CVarArg>(_ value: Value, specifier: String, in locale: Locale) {
    let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
    argument = FormatArgument(format: specifier, number: number)
    shown = String(format: specifier, locale: locale, value)
  }

  /// Creates a value in a format, whose locale is replaced.
  package init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, in locale: Locale
  ) where Format.FormatOutput == String {
    argument = .object
    shown = format.locale(locale).format(value)
  }
}
