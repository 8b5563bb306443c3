/// An app's own sizes by content size category, for text that follows no system curve.
public struct SizeTable: Hashable, Sendable {
  /// What becomes of a category that the table lacks.
  public enum Missing: Hashable, Sendable {
    /// The text takes this size. With the accessibility sizes missing this is a common bug: the
    /// text shrinks as soon as one of them is chosen.
    case useDefault(Points)
    /// There is no size, and asking for it is an error.
    case refuse
    /// The text takes the size of the nearest category present, the larger of two equally near.
    case nearest
  }

  /// The sizes.
  public let sizes: [ContentSizeCategory: Points]
  /// What becomes of a category without a size.
  public let missing: Missing

  /// A table of sizes.
  public init(_ sizes: [ContentSizeCategory: Points], missing: Missing) {
    self.sizes = sizes
    self.missing = missing
  }

  /// The categories without a size of their own, smallest first.
  public var missingCategories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { sizes[$0] == nil }
  }

  /// The size at a category.
  ///
  /// - Throws: ``ScaleCurveError/missingCategory(_:present:)`` when the table lacks the category
  ///   and refuses it, or has no size at all to be nearest.
  public func size(at category: ContentSizeCategory) throws(ScaleCurveError) -> Points {
    if let size = sizes[category] { return size }
    switch missing {
    case .useDefault(let size): return size
    case .refuse: break
    case .nearest: if let size = nearestSize(to: category) { return size }
    }
    throw .missingCategory(category, present: sizes.keys.sorted())
  }

  private func nearestSize(to category: ContentSizeCategory) -> Points? {
    // `min(by:)` keeps the first of equals, so the larger category must come first.
    let present = sizes.sorted { $0.key > $1.key }
    return present.min {
      abs($0.key.rawValue - category.rawValue) < abs($1.key.rawValue - category.rawValue)
    }?.value
  }
}
