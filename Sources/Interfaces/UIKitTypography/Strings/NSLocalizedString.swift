public import Foundation
import LocalizedStrings

/// The text of a key in the language of the launch, like Foundation's function, which looks into bundles instead.
///
/// It is looked up in the app's string catalogues and `.strings` files, which lie in the folder of
/// `.snapshots(assets:)`, and then where Foundation looks.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, in: nil, Bundle.main, otherwise: "")
}

/// The text of a key in a table; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, in: tableName, Bundle.main, otherwise: "")
}

/// The text of a key; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, in: nil, bundle, otherwise: "")
}

/// The text of a key, or another where no file has it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, in: nil, Bundle.main, otherwise: value)
}

/// The text of a key, or another where no file has it; see ``NSLocalizedString(_:comment:)``.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, in: nil, bundle, otherwise: value)
}

/// The text of a key in a table; see ``NSLocalizedString(_:comment:)``.
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
