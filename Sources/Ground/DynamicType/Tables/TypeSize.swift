/// What one text style is at one content size category.
public struct TypeSize: Hashable, Sendable {
  /// The size of the font.
  public let pointSize: Points
  /// The distance from one baseline to the next.
  public let leading: Points
  /// The weight of the style.
  public let weight: FontWeight
  /// The weight of the style with the bold trait.
  public let emphasizedWeight: FontWeight
  /// How these numbers are known.
  public let provenance: Provenance

  /// How a size is known.
  public enum Provenance: Hashable, Sendable {
    /// Printed by Apple in the Human Interface Guidelines.
    case published
    /// Read off a device; only the point size was, the leading follows from it.
    case measured
    /// Derived here from published sizes, as ``SystemTypeTable`` tells.
    case modelled
  }

  /// A size with all that is known of it.
  public init(
    pointSize: Points, leading: Points, weight: FontWeight, emphasizedWeight: FontWeight,
    provenance: Provenance
  ) {
    self.pointSize = pointSize
    self.leading = leading
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
    self.provenance = provenance
  }
}
