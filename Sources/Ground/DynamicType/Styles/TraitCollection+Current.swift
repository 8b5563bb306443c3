extension TraitCollection {
  /// A device as it comes: Large, without Bold Text, 3x, from left to right.
  public static let deviceDefault = TraitCollection(
    preferredContentSizeCategory: .large, legibilityWeight: .regular, displayScale: .x3,
    layoutDirection: .leftToRight)

  @TaskLocal private static var scoped = TraitCollection()

  /// The traits that hold for calls that are given none: those of the innermost
  /// ``performAsCurrent(_:)`` around the call, and of ``deviceDefault`` where these specify
  /// nothing.
  ///
  /// They belong to the running task, so that two tests never see each other's.
  public static var current: TraitCollection { deviceDefault.merging(scoped) }

  /// Runs an action with these traits, over those in force, as ``current``.
  public func performAsCurrent<Result, Failure: Error>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = Self.$scoped.withValue(Self.scoped.merging(self)) {
      () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try action()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// The traits that hold for a call: the ones given over ``current``.
  static func inForce(_ given: TraitCollection?) -> Resolved {
    let traits = current.merging(given ?? TraitCollection())
    return Resolved(
      category: traits.preferredContentSizeCategory ?? .default,
      displayScale: traits.displayScale ?? .x3,
      legibilityWeight: traits.legibilityWeight ?? .regular)
  }

  /// The traits that scaling needs, none of them missing.
  struct Resolved {
    let category: ContentSizeCategory
    let displayScale: DisplayScale
    let legibilityWeight: LegibilityWeight
  }
}
