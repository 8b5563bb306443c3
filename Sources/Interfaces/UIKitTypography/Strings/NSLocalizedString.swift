public import Foundation
import LocalizedStrings

/// Returns the text of a key in the language of the launch.
///
/// The key is looked up in the app's string catalogues and `.strings` files, in the folder of
/// `.snapshots(assets:)`. If no file has it, Foundation looks it up in the bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, in: nil, Bundle.main, otherwise: "")
}

/// Returns the text of a key in a table; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, in: tableName, Bundle.main, otherwise: "")
}

/// Returns the text of a key, for a bundle; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, in: nil, bundle, otherwise: "")
}

/// Returns the text of a key, or `value` if no file has it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, in: nil, Bundle.main, otherwise: value)
}

/// Returns the text of a key, or `value` if no file has it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, in: nil, bundle, otherwise: value)
}

/// Returns the text of a key in a table; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localized(key, in: tableName, bundle, otherwise: "")
}

private func localized(
  _ key: String, in table: String?, _ bundle: Bundle, otherwise value: String
) -> String {
  LocalizedStrings.current.format(
    of: key, in: table ?? "Localizable", locale: LocalizedStrings.locale.identifier)
    ?? bundle.localizedString(forKey: key, value: value, table: table)
}
