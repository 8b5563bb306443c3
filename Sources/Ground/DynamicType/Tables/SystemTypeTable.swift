/// The size, leading and weight of every text style at every content size category on iOS.
///
/// The values of 11 styles are those that Apple's Human Interface Guidelines print. For the two
/// extra-large titles only the point size at Large is known, from published lists of
/// `UIFont.preferredFont` defaults (iosfontsizes.com and others). Their other values are modelled:
///
/// - `extraLargeTitle` grows by the same number of points as `largeTitle`, `extraLargeTitle2` as
///   `title1`.
/// - Their leading is the one printed with the same point size. For a size without a printed
///   leading, it is interpolated between the two neighbours, or extrapolated from the last two, and
///   rounded to a whole point.
/// - The bold trait leaves them bold.
public enum SystemTypeTable {
  /// The edition of the published sizes.
  public static let edition = PublishedIOSStyle.source

  /// The edition as a short code, for fingerprints and file names.
  public static let editionCode = "hig-2025-12"

  /// Returns the values of a style at a category. ``TypeSize/provenance`` says where they come
  /// from.
  public static func size(for style: TextStyle, at category: ContentSizeCategory) -> TypeSize {
    guard let sizes = table[style], category.rawValue < sizes.count else {
      preconditionFailure("The table of sizes lacks \(style) at \(category).")
    }
    return sizes[category.rawValue]
  }

  private static let table: [TextStyle: [TypeSize]] = {
    var table: [TextStyle: [TypeSize]] = [:]
    for row in PublishedIOSStyle.all {
      table[row.style] = zip(row.pointSizes, row.leadings).map { pointSize, leading in
        TypeSize(
          pointSize: Points(pointSize), leading: Points(leading), weight: row.weight,
          emphasizedWeight: row.emphasizedWeight, provenance: .published)
      }
    }
    table[.extraLargeTitle] = modelled(pointSizeAtLarge: 36, growingLike: table[.largeTitle] ?? [])
    table[.extraLargeTitle2] = modelled(pointSizeAtLarge: 28, growingLike: table[.title1] ?? [])
    return table
  }()

  private static func modelled(pointSizeAtLarge: Points, growingLike model: [TypeSize])
    -> [TypeSize]
  {
    let large = ContentSizeCategory.large.rawValue
    return model.enumerated().map { position, size in
      let pointSize = pointSizeAtLarge + (size.pointSize - model[large].pointSize)
      return TypeSize(
        pointSize: pointSize, leading: LeadingRule.published.leading(for: pointSize),
        weight: .bold, emphasizedWeight: .bold,
        provenance: position == large ? .measured : .modelled)
    }
  }
}

/// The values of one text style at one content size category.
public struct TypeSize: Hashable, Sendable {
  /// The point size.
  public let pointSize: Points
  /// The distance between baselines.
  public let leading: Points
  /// The weight of the style.
  public let weight: FontWeight
  /// The weight of the style with the bold trait.
  public let emphasizedWeight: FontWeight
  /// The source of the values.
  public let provenance: Provenance

  /// The source of a size.
  public enum Provenance: Hashable, Sendable {
    /// Apple's Human Interface Guidelines print it.
    case published
    /// The point size was measured on a device. The leading is derived from it.
    case measured
    /// The values are derived from published sizes; see ``SystemTypeTable``.
    case modelled
  }

  /// Creates a size from its values.
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

/// The leading that belongs to a point size in any style. It holds for every published cell but
/// one.
package struct LeadingRule {
  private let known: [(pointSize: Double, leading: Double)]

  /// The rule that the published cells follow, without the one that breaks it.
  package static let published: LeadingRule = {
    var leadings: [Double: Double] = [:]
    for row in PublishedIOSStyle.all {
      for (position, pointSize) in row.pointSizes.enumerated() {
        let isTheOddCell =
          row.style == .subheadline
          && position == ContentSizeCategory.extraExtraExtraLarge.rawValue
        if !isTheOddCell { leadings[pointSize] = row.leadings[position] }
      }
    }
    return LeadingRule(leadings.map { ($0.key, $0.value) })
  }()

  /// Creates a rule from at least two known sizes.
  init(_ known: [(Double, Double)]) {
    self.known = known.sorted { $0.0 < $1.0 }.map { (pointSize: $0.0, leading: $0.1) }
  }

  /// Returns the known leading for a size. For other sizes, it interpolates between the two
  /// neighbours, or extrapolates from the two at that end, and rounds to a whole point.
  package func leading(for pointSize: Points) -> Points {
    let size = pointSize.value
    let above = known.firstIndex { $0.pointSize >= size } ?? known.count - 1
    if known[above].pointSize == size { return Points(known[above].leading) }
    let (left, right) = (known[max(above - 1, 0)], known[max(above, 1)])
    let slope = (right.leading - left.leading) / (right.pointSize - left.pointSize)
    let leading = left.leading + (size - left.pointSize) * slope
    return SizeRounding.wholePoint.rounded(Points(leading))
  }
}
