import AssetCatalogues
public import Foundation

extension UIColor {
  /// Creates a colour from the app's asset catalogues, in the folder of `.snapshots(assets:)`;
  /// `nil` if none has the name. It follows the appearance.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from the app's asset catalogues.
  ///
  /// - Parameters:
  ///   - name: The colour's name, after the names of folders that provide a namespace.
  ///   - bundle: Ignored, because all catalogues of the app are one.
  ///   - traits: The traits whose appearance the colour keeps; `nil` for a colour that follows the
  ///     appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let color = AssetCatalogues.current.color(named: name) else { return nil }
    self.init { current in
      switch color.value(on: AssetScreen(traits ?? current)) {
      case .channels(let red, let green, let blue, let alpha):
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      case .system(let system): Self.system(named: system, for: name)
      }
    }
  }

  /// Returns a system colour by its name in catalogues, such as `systemRedColor`; black for an
  /// unknown name.
  private static func system(named name: String, for asset: String) -> UIColor {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = systemColors.first(where: { $0.name == plain })?.color { return color }
    AssetCatalogues.current.report(.systemColor(name, in: asset))
    return .black
  }

  private static let systemColors: [(name: String, color: UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("groupTableViewBackground", .systemGroupedBackground),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("systemBlue", .systemBlue), ("systemGreen", .systemGreen), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemIndigo", .systemIndigo), ("systemTeal", .systemTeal),
    ("systemMint", .systemMint), ("systemCyan", .systemCyan), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("darkText", .black), ("lightText", UIColor(white: 1, alpha: 0.6)),
  ]
}
