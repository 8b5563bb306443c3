public import Snapshots

extension Snapshotting {
  /// With pixels that may differ by a rule while the layout is as recorded; none may unless this is
  /// said.
  ///
  /// ```swift
  /// .image(style: .body).tolerating(.text, because: "CI draws with another FreeType.")
  /// ```
  ///
  /// - Parameter reason: Why, for those who read the golden's layout text, where it stands; blank
  ///   ones are refused.
  public func tolerating(_ rule: Tolerance.Rule, because reason: String) -> Snapshotting {
    changing { $0.tolerance = Tolerance(rule, because: reason) }
  }
}
