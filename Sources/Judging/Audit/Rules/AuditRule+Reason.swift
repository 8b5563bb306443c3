extension AuditRule {
  /// The rule's finding as a heading, such as “Text does not scale”.
  public var title: String { reason.title }

  /// Why the finding matters, in one sentence for the designer of the text.
  public var why: String { reason.why }

  /// The heading and the reason, in one switch, so that the compiler requires them for a new rule.
  private var reason: (title: String, why: String) {
    switch self {
    // Sizes.
    case .noScaling:
      (
        "Text does not scale",
        "A larger text size leaves this text unchanged."
      )
    case .shrinking:
      (
        "A size falls as the text size rises",
        "A larger text size must never make text smaller."
      )
    case .scaledTwice:
      (
        "Text is scaled twice",
        "Text that is scaled twice soon fills the screen."
      )
    case .wrongCurve:
      (
        "Sizes follow another curve",
        "Each text style grows at its own rate, so that large text stays in proportion."
      )
    case .cappedEarly:
      (
        "Text stops growing too early",
        "Beyond that text size, a larger one does nothing for those who need it most."
      )
    case .maximumIgnored:
      (
        "Text exceeds its maximum",
        "The layout was made for text up to its maximum, and breaks beyond it."
      )
    case .accessibilityCollapse:
      (
        "The accessibility sizes are missing",
        "The five largest text sizes are for people who cannot read the others."
      )
    case .belowMinimum:
      (
        "Text is under the smallest size",
        "Text under the platform's smallest size is hard to read even with good eyes."
      )
    case .below200Percent:
      (
        "Text cannot grow to twice its size",
        "People with low vision need text at 200 % or more (WCAG 2.2, criterion 1.4.4)."
      )
    case .hierarchyInverted:
      (
        "The order of styles changes",
        "A title that is smaller than the text below it no longer reads as a title."
      )
    case .defaultNotLarge:
      (
        "Medium is treated as the default",
        "The default of devices is Large, so the size for most readers is one step off."
      )
    case .baseFarFromStyle:
      (
        "A style is far from the text its curve was made for",
        "A curve is made for text of one size. Much larger or smaller text grows out of proportion."
      )

    // Fit.
    case .clippedLine:
      ("A line is cut off", "Letters that are cut off are hard to read, and look broken.")
    case .truncated:
      ("Text is truncated", "People who need large text must be able to read all of it.")
    case .overflow:
      ("Text leaves its box", "Text outside its box covers other content, or is covered by it.")
    case .unreachable:
      (
        "Text cannot be reached",
        "Readers cannot see what is beyond the edge of a view that does not scroll."
      )
    case .overlap:
      ("Texts overlap", "Neither of two texts on top of each other can be read.")
    case .brokenWord:
      ("A word is broken", "A word that breaks without a hyphen looks like two words.")
    case .fewCharactersPerLine:
      (
        "Lines are too short to read",
        "Lines of a few letters make the eye jump at each word, or break the words."
      )
    case .shrunkBelowChoice:
      (
        "Text shrinks below the chosen size",
        "Text that shrinks to fit undoes the reader's choice."
      )
    case .leadingTooTight:
      (
        "Lines are too close together",
        "If lines touch, marks above and below letters can no longer be distinguished."
      )
    case .leadingScaledTwice:
      (
        "Line height is scaled twice",
        "A multiple of the size already grows with the size. Scaled again, it tears paragraphs "
          + "apart."
      )
    case .unscaledSpacing:
      ("Spacing does not scale", "Large text with small distances runs together.")
    case .iconNotScaling:
      ("An icon does not scale", "An icon that stays small beside large text gets lost.")

    // Faces.
    case .tofu:
      ("A character is missing", "Readers see a box instead of a letter.")
    case .silentFallback:
      (
        "Text is in another font",
        "The font was replaced silently, so the design is no longer the approved one."
      )
    case .missingFamily:
      (
        "A family is missing",
        "Widths, line breaks and heights of a stand-in are not those of the design."
      )
    case .weightLost:
      ("The weight is lost", "A heading with the weight of the text below it does not stand out.")
    case .syntheticStyle:
      (
        "A style is synthesised",
        "Emboldened or slanted letters replace the face that the type designer drew."
      )
    case .boldTextIgnored:
      (
        "Bold Text is ignored",
        "People who turn on Bold Text need heavier letters in every font, and room for them."
      )
    case .opticalSizeFrozen:
      (
        "The optical size is frozen",
        "Letters drawn for one size are too fine at small sizes, or too coarse at large ones."
      )
    case .trackingInPoints:
      (
        "Tracking does not scale",
        "Tracking in points is tight at large sizes and loose at small ones."
      )

    // Following the setting.
    case .fixedFont:
      ("A font is fixed", "Text in a font of fixed size never follows the text size.")
    case .notFollowing:
      (
        "Text does not follow a change",
        "The text keeps its old size until the view is built again."
      )
    case .updateSwallowed:
      (
        "A new font was mistaken for the old one",
        "Fonts that are equal at Large can grow differently, so the wrong one stays."
      )
    case .attributedRunLeftBehind:
      (
        "A run of text keeps its size",
        "Part of a text stays small while the rest of it grows."
      )
    case .categoryClamped:
      (
        "A view blocks some text sizes",
        "Beyond that limit, another text size has no effect in this place."
      )
    case .viewerEmpty:
      (
        "The Large Content Viewer is empty",
        "An element that cannot grow must show its title or image large on a long press."
      )

    case .viewerUnreachable:
      (
        "The Large Content Viewer cannot open",
        "A title alone is not enough. Without an interaction, a long press shows nothing."
      )
    case .staleFont:
      (
        "A font is out of date",
        "After a change of the text size, old text stays beside new text."
      )
    case .staleLayout:
      (
        "Layout is out of date",
        "Text that grew in a box that did not is cut off, or overlaps what is below it."
      )
    case .staleCell:
      (
        "A cell is out of date",
        "A font that is set when a cell is created stays, even if the cell is reused."
      )
    case .staleCache:
      (
        "A cached text or picture is out of date",
        "Content that was made for one text size is shown at every other size too."
      )
    // Seeing.
    case .lowContrast:
      (
        "Contrast is too low",
        "Many people cannot read text that is close in brightness to its background (WCAG 2.2, "
          + "1.4.3)."
      )
    case .hitTargetUnder44:
      ("A target is under 44 pt", "Fingers miss targets that are smaller than 44 pt.")
    }
  }
}

extension AuditRule {
  /// The audit type of Apple's own accessibility audit that would report the finding, by its name
  /// in `XCUIAccessibilityAuditType`, such as `dynamicType`; `nil` where it has no such type.
  ///
  /// The names are those of XCUIAutomation's `XCUIAccessibilityAuditTypes.h` (2022). Apple's
  /// documentation, “Performing accessibility audits for your app”, describes them. `dynamicType`
  /// is whether text lets people adjust its size by the system's setting; `textClipped`, whether
  /// text labels may be clipped at larger sizes; `contrast`; and `hitRegion`, whether an element is
  /// too small to interact with. On the Mac there are no audits of `dynamicType` and `textClipped`.
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
    case .tofu, .silentFallback, .missingFamily, .weightLost, .syntheticStyle, .boldTextIgnored,
      .opticalSizeFrozen, .trackingInPoints:
      nil
    case .viewerEmpty, .viewerUnreachable, .staleLayout: nil
    }
  }
}
