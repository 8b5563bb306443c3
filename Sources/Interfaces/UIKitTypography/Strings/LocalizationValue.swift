public import Foundation
package import LocalizedStrings
import Snapshots

extension String {
  /// A localisation key with values in it, like Foundation's `String.LocalizationValue`.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable, Sendable {
      case words(String)
      case value(ShownValue)
    }

    let parts: [Part]

    /// Creates a key without values.
    public init(_ key: String) { parts = [.words(key)] }
    /// Creates a key from a literal.
    public init(stringLiteral key: String) { self.init(key) }
    /// Creates a key from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The words and values of a literal, in order.
    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: [Part] = []

      /// Creates an empty literal. The capacities are ignored.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds words of the literal.
      public mutating func appendLiteral(_ words: String) {
        if !words.isEmpty { parts.append(.words(words)) }
      }

      /// Adds a string, which is shown unchanged.
      public mutating func appendInterpolation(_ string: String) {
        parts.append(.value(ShownValue(string)))
      }

      /// Adds the description of a value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        parts.append(.value(ShownValue(String(describing: value))))
      }

      /// Adds a whole number in the format of the launch's locale.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        parts.append(.value(ShownValue(number, in: LocalizedStrings.locale)))
      }

      /// Adds a number with six decimals, as `%lf` does, in the format of the launch's locale.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
        parts.append(.value(ShownValue(number, in: LocalizedStrings.locale)))
      }

      /// Adds a value with a format specifier such as `%.2f`, in the launch's locale.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        parts.append(.value(ShownValue(value, specifier: specifier, in: LocalizedStrings.locale)))
      }

      /// Adds a value with a format style, in the launch's locale.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        parts.append(.value(ShownValue(value, format: format, in: LocalizedStrings.locale)))
      }
    }
  }

  /// Creates the text of a key in the language of the launch, like Foundation's
  /// `String(localized:)`.
  ///
  /// The key is looked up in the app's string catalogues and `.strings` files, in the folder of
  /// `.snapshots(assets:)`. If no file has it, the key itself is the text.
  ///
  /// - Parameters:
  ///   - key: The key, with its values.
  ///   - table: The name of the files without their extension; `nil` for `Localizable`.
  ///   - bundle: Ignored; files are found in the folder of assets.
  ///   - locale: Ignored, because the language is that of the launch.
  ///   - comment: A comment for translators, which is ignored.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.text(in: table)
  }

  /// Creates the text of a short key. If no file has the key, the default value is the text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(in: table, as: "\(key)")
  }

  /// Creates the text of a resource in the language of the launch.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text()
  }
}

extension String.LocalizationValue {
  /// The key as it is written in the files.
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

  /// Returns the text in a locale; `nil` means that of the launch.
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
  /// The locale of the current launch; English outside of a launch.
  package static var locale: Locale {
    Locale(identifier: InterfaceLaunch.current?.surroundings.locale ?? "en")
  }
}
