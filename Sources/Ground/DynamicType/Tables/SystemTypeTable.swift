/// The size, leading and weight of every text style at every content size category on iOS.
///
/// Eleven styles are printed in Apple's Human Interface Guidelines and stand here as printed. For
/// the two extra-large titles only the point size at Large is known, from published lists of
/// `UIFont.preferredFont` defaults (iosfontsizes.com and others). Their other sizes are modelled:
///
/// - `extraLargeTitle` grows by the same number of points as `largeTitle`, `extraLargeTitle2` as
///   `title1`.
/// - Their leading is the one printed with the same point size. Where no cell has that size, it
///   lies on the line between its two neighbours, past the last on the line through the last two,
///   and is rounded to a whole point.
/// - The bold trait leaves them bold.
public enum SystemTypeTable {
  /// Where the published sizes are printed.
  public static let edition = PublishedStyle.source

  /// The edition in short, for fingerprints and file names.
  public static let editionCode = "hig-2025-12"

  /// What a style is at a category; ``TypeSize/provenance`` says how that is known.
  public static func size(for style: TextStyle, at category: ContentSizeCategory) -> TypeSize {
    guard let sizes = table[style], category.rawValue < sizes.count else {
      preconditionFailure("The table of sizes lacks \(style) at \(category).")
    }
    return sizes[category.rawValue]
  }

  private static let table: [TextStyle: [TypeSize]] = {
    var table: [TextStyle: [TypeSize]] = [:]
    for row in PublishedStyle.all {
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
