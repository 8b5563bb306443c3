/// An app's own sizes by content size category, for text that follows no system curve.
public struct SizeTable: Hashable, Sendable {
  /// What to do for a category that the table lacks.
  public enum Missing: Hashable, Sendable {
    /// Use a default size. This is a common bug if the table lacks the accessibility sizes: the
    /// text shrinks at AX1.
    case useDefault(Points)
    /// Throw an error.
    case refuse
    /// Use the size of the nearest category in the table. Of two equally near, the larger is used.
    case nearest
  }

  /// The sizes by category.
  public let sizes: [ContentSizeCategory: Points]
  /// What to do for a category without a size.
  public let missing: Missing

  /// Creates a table of sizes.
  public init(_ sizes: [ContentSizeCategory: Points], missing: Missing) {
    self.sizes = sizes
    self.missing = missing
  }

  /// The categories without a size of their own, smallest first.
  public var missingCategories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { sizes[$0] == nil }
  }

  /// Returns the size at a category.
  ///
  /// - Throws: ``ScaleCurveError/missingCategory(_:present:)`` if the table lacks the category and
  ///   refuses it, or if the table is empty.
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
