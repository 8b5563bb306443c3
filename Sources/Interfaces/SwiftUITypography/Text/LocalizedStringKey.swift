public import Foundation
import LocalizedStrings

/// The key of a localised text, like SwiftUI's `LocalizedStringKey`.
///
/// Typeproof looks the key up in the string catalogues and `.strings` files in the folder of
/// `.snapshots(assets:)`, in the language of the view's locale. A key that no file contains is
/// shown itself. Markdown is read, and numbers are formatted for the locale.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Hashable, Sendable {
    /// Words of the literal, in which Markdown is read.
    case words(String)
    /// A value that is shown as it is.
    case value(ShownValue)
    /// A text with attributes of its own.
    case text(Text)
  }

  let parts: [Part]

  /// Creates a key from a string.
  public init(_ key: String) { parts = [.words(key)] }
  /// Creates a key from a string literal.
  public init(stringLiteral key: String) { self.init(key) }
  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The text and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(ShownValue(string)))
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.value(ShownValue(String(describing: value))))
    }

    /// Adds a whole number, formatted for the locale.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(.value(ShownValue(number, in: EnvironmentValues.current.locale)))
    }

    /// Adds a number with six decimals, as `%lf` does, formatted for the locale.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.value(ShownValue(number, in: EnvironmentValues.current.locale)))
    }

    /// Adds a value formatted with a specifier, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let locale = EnvironmentValues.current.locale
      parts.append(.value(ShownValue(value, specifier: specifier, in: locale)))
    }

    /// Adds a value formatted with a format style.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      parts.append(.value(ShownValue(value, format: format, in: EnvironmentValues.current.locale)))
    }

    /// Adds a date, formatted for the locale and the time zone of the view.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds a text with attributes of its own.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ text: AttributedString) {
      parts.append(.text(Text(text)))
    }

    /// Adds a picture; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
  }
}

extension LocalizedStringKey {
  /// Returns the parts of the text for the key in the language of the view; the parts of the key
  /// itself if no file contains it.
  func localized(in table: String?) -> [Part] {
    let key = FormatKey(
      parts.map { part in
        switch part {
        case .words(let words): .words(words)
        case .value(let value): .argument(value.argument)
        case .text: .argument(.object)
        }
      })
    let pieces = LocalizedStrings.current.text(
      of: key, in: table ?? "Localizable", locale: EnvironmentValues.current.locale.identifier)
    guard let pieces else { return parts }
    let values = parts.filter { if case .words = $0 { false } else { true } }
    return pieces.map { piece in
      switch piece {
      case .words(let words): .words(words)
      case .argument(let place): values[place]
      }
    }
  }
}

extension Text {
  /// Creates a text from a key and reads its Markdown.
  ///
  /// - Parameters:
  ///   - key: The key, with its values.
  ///   - tableName: The name of the string files without the extension; `nil` for `Localizable`.
  ///   - bundle: Has no effect; files are found in the folder of assets.
  ///   - comment: A note for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: MarkedText(key.localized(in: tableName)).runs)
  }

  /// Creates a text from a resource, in the language around the view.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.text(in: EnvironmentValues.current.locale))
  }

  /// Creates a text that shows a picture. A symbol has the size, weight and colour of the
  /// surrounding text, and is placed on the baseline.
  public init(_ image: Image) { self.init(runs: [Run(text: "\u{FFFC}", image: image)]) }
}
