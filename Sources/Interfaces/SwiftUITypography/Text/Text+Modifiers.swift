public import DynamicType
public import Foundation
public import TextEngine

// What can be said of a text and of a view alike. Said of a text it gives a text, so that texts that
// differ can be joined; said of any view it holds for all texts in it that do not say otherwise.

extension Text {
  /// The font of runs that name none.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }
  /// The weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
  /// The bold trait.
  public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = isActive } }
  /// The italic trait.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.isMonospaced = isActive }
  }
  /// Figures of one width.
  public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
  /// How wide letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = width } }
  /// The kind of face.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// The colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.paint = color.map(TextPaint.color) }
  }
  /// The colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing { $0.paint = TextPaint(style) }
  }
  /// A line below letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// A line through letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// What is added after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }
  /// What is added after each letter, in points; drawn as tracking is.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.tracking = kerning } }
  /// How far letters are raised, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }
}

extension View {
  /// The font of texts that name none.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { environment in
      environment.font = font
    }
  }
  /// The weight of texts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { $0.weight = weight }
  }
  /// The bold trait.
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }
  /// The italic trait.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText { $0.isItalic = isActive }
  }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingText { $0.isMonospaced = isActive }
  }
  /// Figures of one width.
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }
  /// How wide letters are.
  public func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.width = width } }
  /// The kind of face.
  public func fontDesign(_ design: Font.Design?) -> some View {
    changingText { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// A line below letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// A line through letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// What is added after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking } }
  /// What is added after each letter, in points; drawn as tracking is.
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.tracking = kerning } }
  /// How far letters are raised, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    changingText { $0.baselineOffset = offset }
  }
  /// Whether letters are all capital or small; `nil` for as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingText { $0.textCase = textCase }
  }
  /// The colour of texts, symbols and shapes that name none.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foregroundColor = color ?? .primary }
  }
  /// The colour of texts, symbols and shapes that name none.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.foregroundColor = style.color(in: $0) }
  }
  /// The colour of controls.
  public func tint(_ color: Color?) -> some View {
    changingEnvironment { $0.tint = color ?? .accentColor }
  }
  /// What a text that needs more lines shows at its end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }
  /// The least part of its size that a text may shrink to, above 0 and at most 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }
  /// Whether a text may be set tighter before it is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }
  /// Where the lines of a text stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }
  /// What is added between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = max(0, spacing) }
  }

  private func changingText(_ change: @escaping (inout TextChanges) -> Void) -> some View {
    changingEnvironment { environment in
      var changes = TextChanges()
      change(&changes)
      environment.textChanges = changes.merging(over: environment.textChanges)
    }
  }
}

extension View {
  /// The most lines of a text; `nil` for any number, and 0 or less is 1.
  public func lineLimit(_ limit: Int?) -> some View { lines(from: 0, to: limit) }

  /// The most lines of a text, whose room it takes although it needs fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : 0, to: limit)
  }

  /// The most lines of a text, and how many it takes the room of at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, to: limit.upperBound)
  }

  /// How many lines a text takes the room of at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, to: nil)
  }

  /// The most lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: 0, to: limit.upperBound)
  }

  private func lines(from least: Int, to most: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = most.map { max(1, $0) }
      // Beyond what any screen shows, more lines would only take longer.
      $0.reservedLines = min(max(0, least), 1000)
    }
  }
}
