import Foundation
package import LocalizedStrings

/// A value in a localised text: its specifier in the key, and the text that is shown for it.
package struct ShownValue: Hashable, Sendable {
  /// The specifier of the value in the key, and the number that selects a plural.
  package let argument: FormatArgument
  /// The text that is shown for the value.
  package let shown: String

  /// Creates a value from a text, which is shown unchanged.
  package init(_ text: String) {
    argument = .object
    shown = text
  }

  /// Creates a value from a whole number, in the format of a locale.
  package init<Number: BinaryInteger>(_ number: Number, in locale: Locale) {
    argument = FormatArgument(number)
    shown = Int(clamping: number).formatted(IntegerFormatStyle<Int>.number.locale(locale))
  }

  /// Creates a value from a number with six decimals, as `%lf` does, in the format of a locale.
  package init<Number: BinaryFloatingPoint>(_ number: Number, in locale: Locale) {
    argument = FormatArgument(number)
    shown = Double(number).formatted(
      FloatingPointFormatStyle<Double>.number.locale(locale).precision(.fractionLength(6))
        .grouping(.never))
  }

  /// Creates a value with a format specifier such as `%.2f`, in a locale.
  package init<Value: CVarArg>(_ value: Value, specifier: String, in locale: Locale) {
    let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
    argument = FormatArgument(format: specifier, number: number)
    shown = String(format: specifier, locale: locale, value)
  }

  /// Creates a value with a format style, whose locale is replaced.
  package init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format, in locale: Locale
  ) where Format.FormatOutput == String {
    argument = .object
    shown = format.locale(locale).format(value)
  }
}
