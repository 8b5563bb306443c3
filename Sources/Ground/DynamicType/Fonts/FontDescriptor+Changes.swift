extension FontDescriptor {
  /// The same font at another size; 0 keeps the size.
  ///
  /// A text style set to another size is the system's face from then on: it has no leading of a
  /// style and does not follow the text size.
  public func withSize(_ pointSize: Points) -> FontDescriptor {
    if pointSize == .zero { return self }
    if case .preferred = origin { return replacing(origin: .system, pointSize: pointSize) }
    return replacing(pointSize: pointSize)
  }

  /// The same font in another family; a text style keeps its face, as in UIKit.
  public func withFamily(_ family: String) -> FontDescriptor {
    if case .preferred = origin { return self }
    return replacing(origin: .custom(family: family))
  }

  /// The same font in another face of its family; a text style keeps its face, as in UIKit, and so
  /// does the system's font, whose faces go by weight.
  public func withFace(_ face: String) -> FontDescriptor {
    guard case .custom(let family, _) = origin else { return self }
    return replacing(origin: .custom(family: family, face: face))
  }

  /// The same font in another weight.
  public func withWeight(_ weight: FontWeight) -> FontDescriptor {
    FontDescriptor(
      origin, pointSize: pointSize, traits: symbolicTraits, weight: weight,
      emphasizedWeight: max(weight, emphasizedWeight), leading: styleLeading)
  }

  /// The same font with these traits in place of its own.
  ///
  /// A text style ignores `condensed` and `expanded` without saying so. Before iOS 16 it could not
  /// be monospaced either.
  ///
  /// - Parameter behavior: The system to behave like.
  /// - Returns: `nil` when the system has no such font: a monospaced text style before iOS 16.
  public func withSymbolicTraits(
    _ traits: SymbolicTraits, behavior: SystemBehavior = .iOS16AndLater
  ) -> FontDescriptor? {
    guard case .preferred = origin else { return replacing(traits: traits) }
    if traits.contains(.monoSpace), behavior == .beforeIOS16 { return nil }
    return replacing(traits: traits.subtracting([.condensed, .expanded]))
  }

  /// Which system's treatment of text styles holds.
  public enum SystemBehavior: Hashable, Sendable {
    /// A text style cannot be monospaced.
    case beforeIOS16
    /// A text style can be monospaced.
    case iOS16AndLater
  }

  /// The same font with more traits; a text style ignores `condensed` and `expanded`.
  func adding(_ traits: SymbolicTraits) -> FontDescriptor {
    guard case .preferred = origin else { return replacing(traits: symbolicTraits.union(traits)) }
    return replacing(
      traits: symbolicTraits.union(traits).subtracting([.condensed, .expanded]))
  }

  /// The font at the size ``FontMetrics`` gave it: a text style keeps its origin, but is left to
  /// the leading of its face.
  func scaled(to pointSize: Points) -> FontDescriptor {
    FontDescriptor(
      origin, pointSize: pointSize, traits: symbolicTraits, weight: plainWeight,
      emphasizedWeight: emphasizedWeight, leading: nil)
  }

  /// A text style at another category, with its traits and weight; any other font as it is.
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
    var keepsLeading = false
    if case .preferred = origin { keepsLeading = true }
    return FontDescriptor(
      origin, pointSize: pointSize ?? self.pointSize, traits: traits ?? symbolicTraits,
      weight: plainWeight, emphasizedWeight: emphasizedWeight,
      leading: keepsLeading ? styleLeading : nil)
  }
}
