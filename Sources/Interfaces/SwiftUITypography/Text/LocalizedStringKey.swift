public import Foundation

/// The key of a text, like SwiftUI's `LocalizedStringKey`. The key itself is shown: it is looked up in no table.
///
/// Literals of ``Text`` are keys, so their Markdown is read, and numbers in them are shown as people of the locale
/// write them.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Hashable, Sendable {
    /// Words of the literal, in which Markdown is read.
    case words(String)
    /// A value that is shown as it is.
    case value(String)
    /// A text with attributes of its own.
    case text(Text)
  }

  let parts: [Part]

  /// Creates a key.
  public init(_ key: String) { parts = [.words(key)] }
  /// Creates a key from a literal.
  public init(stringLiteral key: String) { self.init(key) }
  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The words and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.value(String(describing: value)))
    }

    /// Adds a whole number, as people of the locale write it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      let style = IntegerFormatStyle<Int>.number.locale(EnvironmentValues.current.locale)
      parts.append(.value(Int(clamping: number).formatted(style)))
    }

    /// Adds a number with six decimals, as `%lf` does, as people of the locale write it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      let style = FloatingPointFormatStyle<Double>.number.locale(EnvironmentValues.current.locale)
        .precision(.fractionLength(6)).grouping(.never)
      parts.append(.value(Double(number).formatted(style)))
    }

    /// Adds a value in a format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let locale = EnvironmentValues.current.locale
      parts.append(.value(String(format: specifier, locale: locale, value)))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      let style = format.locale(EnvironmentValues.current.locale)
      parts.append(.value(style.format(value)))
    }

    /// Adds a date in the locale and the time zone around the view.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds a text with attributes of its own.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds an attributed text.
    public mutating func appendInterpolation(_ text: AttributedString) {
      parts.append(.text(Text(text)))
    }

    /// Adds a picture; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
  }
}

extension Text {
  /// Creates a text from a key, with its Markdown read. It is looked up in no table.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      runs: key.parts.flatMap { part -> [Run] in
        switch part {
        case .words(let words): InlineMarkdown.runs(of: words)
        case .value(let value): [Run(text: value)]
        case .text(let text): text.runs
        }
      })
  }

  /// Creates a text of a picture. A symbol has the size, weight and colour of the text around it, and stands on its
  /// baseline.
  public init(_ image: Image) { self.init(runs: [Run(text: "\u{FFFC}", image: image)]) }
}
