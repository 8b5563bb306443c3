import Audit
import DynamicType
import Snapshots
import Testing

@testable import Projects

/// A bug in how a style comes out in an app, which its `typeproof.json` cannot say, as that says what
/// is meant.
struct SeenBug: CustomTestStringConvertible, Sendable {
  /// What is wrong, in words.
  let bug: String
  /// The style.
  let style: String
  /// What is seen of it.
  let seen: @Sendable (TypeStyle, Project) throws -> ObservedSizes
  /// The one finding that is no note.
  let found: String

  var testDescription: String { bug }

  /// Sizes are reckoned by hand from the leadings of Apple's text styles: 17 pt along body is 15, 15,
  /// 16, 17, 19, 20, 22, 26, 31, 37, 43 and 48.
  static let all = [
    SeenBug(
      bug: "a fixed size stands in the code", style: "Body",
      seen: { style, _ in try ObservedSizes(style) { _ in 17 } },
      found: "no-scaling error, Body, everywhere"),
    SeenBug(
      bug: "a scaled font is scaled again", style: "Body",
      seen: { style, _ in
        try ObservedSizes(
          style, sizes: byCategory([13, 14, 15, 17, 21, 24, 29, 40, 56, 81, 109, 135]))
      },
      found: "scaled-twice error, Body, XS S M XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "another style's curve is followed", style: "Body",
      seen: { style, _ in
        // Along title3, whose leading grows from 25 to 65.
        try ObservedSizes(
          style, sizes: byCategory([15, 16, 16, 17, 19, 20, 22, 26, 30, 35, 39, 44]))
      },
      found: "wrong-curve warning, Body, S AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "sizes stop before the curve does", style: "Body",
      seen: { style, _ in
        try ObservedSizes(
          style, sizes: byCategory([15, 15, 16, 17, 19, 20, 22, 26, 28, 28, 28, 28]))
      },
      found: "capped-early error, Body, AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "a maximum is ignored", style: "Body",
      seen: { style, _ in
        var style = style
        style.maximum = 40
        return try ObservedSizes(
          style, sizes: byCategory([15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]))
      },
      found: "maximum-ignored warning, Body, AX4 AX5"),
    SeenBug(
      bug: "Medium is taken for the default", style: "Body",
      seen: { style, _ in
        // 17 · leading ÷ 21, as if 17 pt were meant for Medium.
        try ObservedSizes(
          style, sizes: byCategory([15, 16, 17, 18, 19, 21, 23, 28, 32, 39, 45, 50]))
      },
      found: "default-not-large warning, Body, S M L XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "a multiple of the size is scaled, too", style: "Body",
      seen: { style, _ in
        // 1.4 times the size is 24 pt at Large; scaled along body, 1.4 is 2.2 at AX1 and 4 at AX5.
        try ObservedSizes(
          style, sizes: [.large: 17, .accessibilityMedium: 26, axLargest: 48],
          lineHeights: [.large: 24, .accessibilityMedium: 57, axLargest: 192])
      },
      found: "leading-scaled-twice warning, Body, AX1 AX5"),
    SeenBug(
      bug: "a font was equal to the old one at Large", style: "Body",
      seen: { style, project in
        // A cell that showed the same face at 17 pt without scaling.
        var fixed = style
        fixed.name = "Fixed"
        fixed.curve = .fixed
        return try ObservedSizes(
          style, sizes: byCategory([17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17]), after: fixed)
      },
      found: "update-swallowed error, Body, XS S M XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "a view keeps its text from the accessibility sizes", style: "Body",
      seen: { style, _ in
        try ObservedSizes(asMeant: style, clamp: ContentSizeClamp(maximum: .extraExtraExtraLarge))
      },
      found: "category-clamped error, Body, AX1 AX2 AX3 AX4 AX5"),
    SeenBug(
      bug: "accessibility sizes are those of a default", style: "Title",
      seen: { style, _ in
        try ObservedSizes(
          style, sizes: byCategory([19, 20, 20, 22, 24, 25, 27, 16, 16, 16, 16, 16]))
      },
      found: "accessibility-collapse error, Title, AX1 AX2 AX3 AX4 AX5"),
  ]

  private static let axLargest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private static func byCategory(_ sizes: [Points]) -> [ContentSizeCategory: Points] {
    Dictionary(
      zip(ContentSizeCategory.allCases, sizes), uniquingKeysWith: { first, _ in first })
  }
}
