extension TraitCollection {
  /// The traits of a new device: Large, no Bold Text, 3x, left to right.
  public static let deviceDefault = TraitCollection(
    preferredContentSizeCategory: .large, legibilityWeight: .regular, displayScale: .x3,
    layoutDirection: .leftToRight)

  @TaskLocal private static var scoped = TraitCollection()

  /// The traits for calls that are given none.
  ///
  /// They are the traits of the innermost ``performAsCurrent(_:)`` around the call. Traits that it
  /// does not specify come from ``deviceDefault``. They belong to the current task, so tests that
  /// run at the same time are not affected.
  public static var current: TraitCollection { deviceDefault.merging(scoped) }

  /// Runs an action with these traits, merged over the current ones.
  public func performAsCurrent<Result, Failure: Error>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = Self.$scoped.withValue(Self.scoped.merging(self)) {
      () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try action()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Returns the traits for a call: the given ones merged over ``current``.
  static func inForce(_ given: TraitCollection?) -> Resolved {
    let traits = current.merging(given ?? TraitCollection())
    return Resolved(
      category: traits.preferredContentSizeCategory ?? .default,
      displayScale: traits.displayScale ?? .x3,
      legibilityWeight: traits.legibilityWeight ?? .regular)
  }

  /// The traits that scaling needs, all of them specified.
  struct Resolved {
    let category: ContentSizeCategory
    let displayScale: DisplayScale
    let legibilityWeight: LegibilityWeight
  }
}
