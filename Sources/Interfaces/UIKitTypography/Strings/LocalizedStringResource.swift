public import Foundation

/// A localisation key that is looked up where it is shown, like Foundation's
/// `LocalizedStringResource`.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key in the files of strings.
  public let key: String
  /// The text in the language of the source.
  public let defaultValue: String.LocalizationValue
  /// The name of the files without their extension; `nil` for `Localizable`.
  public let table: String?
  /// The locale that you gave. It has no effect: the locale of the launch or of the view is used.
  public var locale: Locale
  private let hasOwnKey: Bool

  /// The location of an app's files of strings. It has no effect, because files are found in the
  /// folder of assets.
  public enum BundleDescription: Hashable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle of a class, by the identity of the class.
    case forClass(ObjectIdentifier)
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns the location of the bundle of a class.
    public static func forClass(_ kind: AnyClass) -> Self { .forClass(ObjectIdentifier(kind)) }
  }

  /// Creates a resource whose key is also its text in the language of the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    hasOwnKey = false
  }

  /// Creates a resource with a short key, and its text in the language of the source.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    hasOwnKey = true
  }

  /// Creates a resource from a literal.
  public init(stringLiteral key: String) { self.init(String.LocalizationValue(key)) }
  /// Creates a resource from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Returns the text in a locale; `nil` means that of the launch.
  package func text(in locale: Locale? = nil) -> String {
    defaultValue.text(in: table, as: hasOwnKey ? key : nil, locale: locale)
  }
}
