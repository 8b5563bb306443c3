public import Foundation

/// A key that is looked up where it is shown, like Foundation's `LocalizedStringResource`.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key in the files.
  public let key: String
  /// The text in the source's language.
  public let defaultValue: String.LocalizationValue
  /// The name of the files, without what follows the dot; `nil` for `Localizable`.
  public let table: String?
  /// The locale to show it in; what is around the view counts in a view.
  public var locale: Locale
  private let hasOwnKey: Bool

  /// Where an app's files of strings lie. Without effect: files are found below the folder of assets.
  public enum BundleDescription: Hashable, Sendable {
    /// The app.
    case main
    /// The bundle of a class.
    case forClass(ObjectIdentifier)
    /// A folder.
    case atURL(URL)

    /// The bundle of a class.
    public static func forClass(_ kind: AnyClass) -> Self { .forClass(ObjectIdentifier(kind)) }
  }

  /// Creates a resource whose key is also its text in the source's language.
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

  /// Creates a resource with a short key.
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

  /// The text in the language of the launch, or of a locale.
  package func text(in locale: Locale? = nil) -> String {
    defaultValue.text(in: table, as: hasOwnKey ? key : nil, locale: locale)
  }
}
