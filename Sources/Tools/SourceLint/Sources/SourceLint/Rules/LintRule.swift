/// A rule of the linter.
package enum LintRule: String, CaseIterable, Sendable {
  case fixedFont = "fixed-font"
  case notFollowing = "not-following"
  case attributedRunLeftBehind = "attributed-run-left-behind"
  case categoryClamped = "category-clamped"
  case oneLine = "one-line"
  case fixedHeight = "fixed-height"
  case unscaledMetric = "unscaled-metric"
  case iconFixed = "icon-fixed"
  /// A comment switches a rule off without a reason, or switches nothing off.
  case exemption

  /// The heading for what the rule finds.
  package var title: String { meaning.title }

  /// A sentence on why the rule matters.
  package var why: String { meaning.why }

  /// A sentence on how to correct a finding.
  package var fix: String { meaning.fix }

  /// One switch for the texts of all rules, so that the compiler asks for those of a new rule.
  private var meaning: (title: String, why: String, fix: String) {
    switch self {
    case .fixedFont:
      (
        "Text has a font of a fixed size",
        "People who choose a larger text size cannot enlarge this text.",
        "In UIKit, use preferredFont(forTextStyle:) or UIFontMetrics.scaledFont(for:). In SwiftUI, use a text style, "
          + "Font.custom(_:size:relativeTo:), or a size with @ScaledMetric."
      )
    case .notFollowing:
      (
        "Text does not follow a change of the text size",
        "The text keeps its old size until the screen is made again.",
        "Set adjustsFontForContentSizeCategory to true, or set the font again when the text size changes."
      )
    case .attributedRunLeftBehind:
      (
        "A font inside attributed text is never set again",
        "A run with a font of its own keeps its size while the text around it grows.",
        "Use a scaled font, and make the text again when the text size changes."
      )
    case .categoryClamped:
      (
        "Text stops growing below the accessibility sizes",
        "The five largest text sizes are for people who cannot read the others.",
        "Remove the limit, or raise it to an accessibility size. If the text cannot grow, add a large content viewer."
      )
    case .oneLine:
      (
        "Text has only one line",
        "At large text sizes, a line has room for a few words.",
        "Allow more lines, or use another layout at accessibility sizes."
      )
    case .fixedHeight:
      (
        "Something with text has a constant height",
        "Larger text does not fit into the height.",
        "Use a minimum height, or scale the height with @ScaledMetric or UIFontMetrics.scaledValue(for:)."
      )
    case .unscaledMetric:
      (
        "A symbol has a constant frame beside text that scales",
        "A symbol that stays small is hard to see for people who need large text.",
        "Use @ScaledMetric for the width and the height."
      )
    case .iconFixed:
      (
        "A symbol has a fixed size",
        "A symbol beside text looks small when the text is large.",
        "Use a text style, so that the symbol grows with the text."
      )
    case .exemption:
      (
        "A comment does not switch a rule off",
        "A rule that is switched off without a reason hides faults from those who read the code later.",
        "Write: typeproof:ignore fixed-font because …"
      )
    }
  }
}
