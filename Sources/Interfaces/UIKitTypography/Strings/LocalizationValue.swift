public import Foundation
package import LocalizedStrings
import Snapshots

extension String {
  /// A key with values in it, like Foundation's `String.LocalizationValue`.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable, Sendable {
      case words(String)
      case value(ShownValue)
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

      /// Adds a whole number, as people of the launch's locale write it.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        parts.append(.value(ShownValue(number, in: LocalizedStrings.locale)))
      }

      /// Adds a number with six decimals, as `%lf` does, as people of the launch's locale write it.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
        parts.append(.value(ShownValue(number, in: LocalizedStrings.locale)))
      }

      /// Adds a value in a format such as `%.2f`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        parts.append(.value(ShownValue(value, specifier: specifier, in: LocalizedStrings.locale)))
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        parts.append(.value(ShownValue(value, format: format, in: LocalizedStrings.locale)))
      }
    }
  }

  /// Creates the text of a key in the language of the launch, like Foundation's `String(localized:)`.
  ///
  /// It is looked up in the app's string catalogues and `.strings` files, which lie in the folder of
  /// `.snapshots(assets:)`. A key that no file has is shown itself.
  ///
  /// - Parameters:
  ///   - key: The key, with its values.
  ///   - table: The name of the files, without what follows the dot; `nil` for `Localizable`.
  ///   - bundle: Without effect; files are found below the folder of assets.
  ///   - locale: Without effect on the language, as on a phone.
  ///   - comment: For translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.text(in: table)
  }

  /// Creates the text of a short key that has another text in the source's language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(in: table, as: "\(key)")
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text()
  }
}

extension String.LocalizationValue {
  /// What files call it.
  var key: String { formatKey().text }

  private func formatKey(as key: String? = nil) -> FormatKey {
    FormatKey(
      parts.map { part in
        switch part {
        case .words(let words): .words(words)
        case .value(let value): .argument(value.argument)
        }
      }, as: key)
  }

  /// The text in the language of the launch, or of a locale.
  func text(in table: String?, as key: String? = nil, locale: Locale? = nil) -> String {
    let written = formatKey(as: key)
    let values = parts.compactMap { if case .value(let value) = $0 { value.shown } else { nil } }
    let pieces = LocalizedStrings.current.text(
      of: written, in: table ?? "Localizable",
      locale: (locale ?? LocalizedStrings.locale).identifier)
    guard let pieces else {
      return parts.map { part in
        switch part {
        case .words(let words): words
        case .value(let value): value.shown
        }
      }.joined()
    }
    return pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .argument(let place): values[place]
      }
    }.joined()
  }
}

extension LocalizedStrings {
  /// The locale of the launch that runs; English outside of all.
  package static var locale: Locale {
    Locale(identifier: InterfaceLaunch.current?.surroundings.locale ?? "en")
  }
}
