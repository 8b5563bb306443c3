extension AuditRule {
  /// The audit type under which Apple's own accessibility audit would tell the finding, by its name
  /// in `XCUIAccessibilityAuditType`, such as `dynamicType`; `nil` where it looks for no such thing.
  ///
  /// The names are those of XCUIAutomation's `XCUIAccessibilityAuditTypes.h` (2022). What each looks
  /// at is told in Apple's documentation, “Performing accessibility audits for your app”:
  /// `dynamicType`, whether text lets people adjust its size by the system's setting; `textClipped`,
  /// whether text labels may be clipped at larger sizes; `contrast`; and `hitRegion`, whether an
  /// element is too small to interact with. On the Mac there are no audits of `dynamicType` and
  /// `textClipped`.
  public var appleName: String? {
    switch self {
    // The setting does not do what it should.
    case .noScaling, .shrinking, .cappedEarly, .accessibilityCollapse, .below200Percent,
      .shrunkBelowChoice, .fixedFont, .notFollowing, .updateSwallowed, .attributedRunLeftBehind,
      .categoryClamped, .staleFont, .staleCell, .staleCache:
      "dynamicType"
    case .clippedLine, .truncated: "textClipped"
    case .lowContrast: "contrast"
    case .hitTargetUnder44: "hitRegion"
    // It does something, but wrongly; Apple's audit knows no design system to compare with.
    case .scaledTwice, .wrongCurve, .maximumIgnored, .belowMinimum, .hierarchyInverted,
      .defaultNotLarge, .baseFarFromStyle:
      nil
    case .overflow, .unreachable, .overlap, .brokenWord, .fewCharactersPerLine, .leadingTooTight,
      .leadingScaledTwice, .unscaledSpacing, .iconNotScaling:
      nil
    case .tofu, .silentFallback, .weightLost, .syntheticStyle, .boldTextIgnored,
      .opticalSizeFrozen, .trackingInPoints:
      nil
    case .viewerEmpty, .viewerUnreachable, .staleLayout: nil
    }
  }
}
