public import Foundation
import LocalizedStrings

/// The key of a text, like SwiftUI's `LocalizedStringKey`.
///
/// It is looked up in the app's string catalogues and `.strings` files, which lie in the folder of
/// `.snapshots(assets:)`, in the language of the locale around the view. A key that no file has is shown itself.
/// Markdown is read, and numbers are shown as people of the locale write them.
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
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(ShownValue(string)))
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      parts.append(.value(ShownValue(String(describing: value))))
    }

    /// Adds a whole number, as people of the locale write it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      parts.append(.value(ShownValue(number, in: EnvironmentValues.current.locale)))
    }

    /// Adds a number with six decimals, as `%lf` does, as people of the locale write it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      parts.append(.value(ShownValue(number, in: EnvironmentValues.current.locale)))
    }

    /// Adds a value in a format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let locale = EnvironmentValues.current.locale
      parts.append(.value(ShownValue(value, specifier: specifier, in: locale)))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      parts.append(.value(ShownValue(value, format: format, in: EnvironmentValues.current.locale)))
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

extension LocalizedStringKey {
  /// The parts of the key's text in the language around the view, or its own where no file has it.
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
  /// Creates a text from a key, with its Markdown read.
  ///
  /// - Parameters:
  ///   - key: The key, with its values.
  ///   - tableName: The name of the files, without what follows the dot; `nil` for `Localizable`.
  ///   - bundle: Without effect; files are found below the folder of assets.
  ///   - comment: For translators.
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

  /// Creates a text of a picture. A symbol has the size, weight and colour of the text around it, and stands on its
  /// baseline.
  public init(_ image: Image) { self.init(runs: [Run(text: "\u{FFFC}", image: image)]) }
}
