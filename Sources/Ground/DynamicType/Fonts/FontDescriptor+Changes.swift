extension FontDescriptor {
  /// Returns the descriptor at another size. A size of 0 keeps the current one.
  ///
  /// A text style at another size becomes the system font at a fixed size. It does not follow the text
  /// size, and keeps the style's leading in proportion to the size. (Modelled: people measured that the
  /// leading stays since iOS 14, but not its amount. Thread 1382146916402790401 of threadreaderapp.com.)
  public func withSize(_ pointSize: Points) -> FontDescriptor {
    if pointSize == .zero { return self }
    let leading = styleLeading.map { $0 * (pointSize / self.pointSize) }
    var origin = origin
    if case .preferred = origin { origin = .system }
    return FontDescriptor(
      origin, pointSize: pointSize, traits: symbolicTraits, weight: plainWeight,
      emphasizedWeight: emphasizedWeight, leading: leading)
  }

  /// Returns the descriptor in another family. A text style keeps its face, as in UIKit.
  public func withFamily(_ family: String) -> FontDescriptor {
    if case .preferred = origin { return self }
    return replacing(origin: .custom(family: family))
  }

  /// Returns the descriptor with another face of its family. A text style and the system font keep
  /// their face, as in UIKit.
  public func withFace(_ face: String) -> FontDescriptor {
    guard case .custom(let family, _) = origin else { return self }
    return replacing(origin: .custom(family: family, face: face))
  }

  /// Returns the descriptor in another weight.
  public func withWeight(_ weight: FontWeight) -> FontDescriptor {
    FontDescriptor(
      origin, pointSize: pointSize, traits: symbolicTraits, weight: weight,
      emphasizedWeight: max(weight, emphasizedWeight), leading: styleLeading)
  }

  /// Returns the descriptor with other traits, which replace its own.
  ///
  /// A text style ignores `condensed` and `expanded`. Before iOS 16 it could not be monospaced
  /// either.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - behavior: The version of the system to behave like.
  /// - Returns: `nil` for a monospaced text style before iOS 16.
  public func withSymbolicTraits(
    _ traits: SymbolicTraits, behavior: SystemBehavior = .iOS16AndLater
  ) -> FontDescriptor? {
    guard case .preferred = origin else { return replacing(traits: traits) }
    if traits.contains(.monoSpace), behavior == .beforeIOS16 { return nil }
    return replacing(traits: traits.subtracting([.condensed, .expanded]))
  }

  /// The version of the system whose treatment of text styles applies.
  public enum SystemBehavior: Hashable, Sendable {
    /// A text style cannot be monospaced.
    case beforeIOS16
    /// A text style can be monospaced.
    case iOS16AndLater
  }

  /// Returns the font with more traits. A text style ignores `condensed` and `expanded`.
  func adding(_ traits: SymbolicTraits) -> FontDescriptor {
    guard case .preferred = origin else { return replacing(traits: symbolicTraits.union(traits)) }
    return replacing(
      traits: symbolicTraits.union(traits).subtracting([.condensed, .expanded]))
  }

  /// Returns the font at the size that ``FontMetrics`` gave it. A text style keeps its origin, but
  /// takes the leading of its face.
  func scaled(to pointSize: Points) -> FontDescriptor {
    FontDescriptor(
      origin, pointSize: pointSize, traits: symbolicTraits, weight: plainWeight,
      emphasizedWeight: emphasizedWeight, leading: nil)
  }

  /// Returns a text style at another category, with its traits and weight; any other font
  /// unchanged.
  func following(_ category: ContentSizeCategory) -> FontDescriptor {
    guard case .preferred(let style) = origin else { return self }
    let size = SystemTypeTable.size(for: style, at: category)
    return FontDescriptor(
      origin, pointSize: size.pointSize, traits: symbolicTraits, weight: plainWeight,
      emphasizedWeight: emphasizedWeight, leading: size.leading)
  }

  private func replacing(
    origin: Origin? = nil, pointSize: Points? = nil, traits: SymbolicTraits? = nil
  ) -> FontDescriptor {
    let origin = origin ?? self.origin
    var keepsLeading = true
    if case .custom = origin { keepsLeading = false }
    return FontDescriptor(
      origin, pointSize: pointSize ?? self.pointSize, traits: traits ?? symbolicTraits,
      weight: plainWeight, emphasizedWeight: emphasizedWeight,
      leading: keepsLeading ? styleLeading : nil)
  }
}
