public import DynamicType
public import Foundation
public import TextEngine

// What can be said of a text and of a view alike. Said of a text it gives a text, so that texts that
// differ can be joined; said of any view it holds for all texts in it that do not say otherwise.

extension Text {
  /// Sets the font of runs without a font.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
  /// Adds the bold trait.
  public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = isActive } }
  /// Adds the italic trait.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }
  /// Sets letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.isMonospaced = isActive }
  }
  /// Sets digits of equal width.
  public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
  /// Sets the width of letters.
  public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = width } }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.paint = color.map(TextPaint.color) }
  }
  /// Sets the colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing { $0.paint = TextPaint(style) }
  }
  /// Draws a line below the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Draws a line through the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }
  /// Adds space after each letter, in points. Kerning is drawn like tracking.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.tracking = kerning } }
  /// Moves letters above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }
}

nonisolated extension View {
  /// Sets the font of texts without a font.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { environment in
      environment.font = font
    }
  }
  /// Sets the weight of texts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { $0.weight = weight }
  }
  /// Adds the bold trait to texts.
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }
  /// Adds the italic trait to texts.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText { $0.isItalic = isActive }
  }
  /// Sets letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingText { $0.isMonospaced = isActive }
  }
  /// Sets digits of equal width.
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }
  /// Sets the width of letters.
  public func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.width = width } }
  /// Sets the design of fonts.
  public func fontDesign(_ design: Font.Design?) -> some View {
    changingText { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// Draws a line below the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Draws a line through the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking } }
  /// Adds space after each letter, in points. Kerning is drawn like tracking.
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.tracking = kerning } }
  /// Moves letters above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    changingText { $0.baselineOffset = offset }
  }
  /// Changes letters to upper or lower case; `nil` for no change.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingText { $0.textCase = textCase }
  }
  /// Sets the colour of texts, symbols and shapes without a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment {
      $0.foregroundColor = color ?? .primary
      $0.chosenForeground = color
    }
  }
  /// Sets the colour of texts, symbols and shapes without a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment {
      let color = style.color(in: $0)
      $0.foregroundColor = color
      // A level of emphasis is one of the colour that a button has anyway.
      if !style.isLevel { $0.chosenForeground = color }
    }
  }
  /// Sets the colour of controls.
  public func tint(_ color: Color?) -> some View {
    changingEnvironment { $0.tint = color ?? .accentColor }
  }
  /// Sets the part of the last line that is replaced by an ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }
  /// Lets texts shrink to a scale above 0 and up to 1 before they are truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }
  /// Sets whether texts may be set tighter before they are truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }
  /// Sets the alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }
  /// Adds a distance between lines, in points.
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

nonisolated extension View {
  /// Limits the number of lines; `nil` for any number. A limit of 0 or less counts as 1.
  public func lineLimit(_ limit: Int?) -> some View { lines(from: 0, to: limit) }

  /// Limits the number of lines, and optionally reserves the height of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : 0, to: limit)
  }

  /// Limits the number of lines to a range. The height of the lower bound is reserved.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, to: limit.upperBound)
  }

  /// Reserves the height of a number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, to: nil)
  }

  /// Limits the number of lines.
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
