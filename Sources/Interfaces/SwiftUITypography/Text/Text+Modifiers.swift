public import DynamicType
public import Foundation
public import TextEngine

// What can be said of a text and of a view alike. Said of a text it gives a text, so that texts that
// differ can be joined; said of any view it holds for all texts in it that do not say otherwise.

extension Text {
  /// Sets the font of runs that have no font.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }
  /// Sets the weight of runs that have none.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
  /// Makes the text bold, or not bold if `isActive` is `false`.
  public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = isActive } }
  /// Makes the text italic, or not italic if `isActive` is `false`.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }
  /// Sets the text in a monospaced font, or not if `isActive` is `false`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.isMonospaced = isActive }
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
  /// Sets the width of letters, such as condensed.
  public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = width } }
  /// Sets the design of the font: monospaced, or not monospaced for any other design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// Sets the text colour of runs that have none.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.paint = color.map(TextPaint.color) }
  }
  /// Sets the text colour of runs that have none, by a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing { $0.paint = TextPaint(style) }
  }
  /// Draws an underline, or none if `isActive` is `false`.
  /// A colour of `nil` uses the colour of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Draws a line through the letters, or none if `isActive` is `false`.
  /// A colour of `nil` uses the colour of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }
  /// Adds space after each letter, in points. Kerning is drawn like tracking.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.tracking = kerning } }
  /// Moves letters up from the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }
}

nonisolated extension View {
  /// Sets the font of texts that have no font.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { environment in
      environment.font = font
    }
  }
  /// Sets the weight of texts that have none.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { $0.weight = weight }
  }
  /// Makes texts bold, or not bold if `isActive` is `false`.
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }
  /// Makes texts italic, or not italic if `isActive` is `false`.
  public func italic(_ isActive: Bool = true) -> some View {
    changingText { $0.isItalic = isActive }
  }
  /// Sets texts in a monospaced font, or not if `isActive` is `false`.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingText { $0.isMonospaced = isActive }
  }
  /// Gives all digits of texts the same width.
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }
  /// Sets the width of letters, such as condensed.
  public func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.width = width } }
  /// Sets the design of fonts: monospaced, or not monospaced for any other design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    changingText { $0.isMonospaced = design.map { $0 == .monospaced } }
  }
  /// Draws an underline, or none if `isActive` is `false`.
  /// A colour of `nil` uses the colour of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.underline = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Draws a line through the letters, or none if `isActive` is `false`.
  /// A colour of `nil` uses the colour of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingText { $0.strikethrough = TextChanges.Line(isActive: isActive, color: color) }
  }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking } }
  /// Adds space after each letter, in points. Kerning is drawn like tracking.
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.tracking = kerning } }
  /// Moves letters up from the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    changingText { $0.baselineOffset = offset }
  }
  /// Converts letters to upper or lower case; `nil` for no conversion.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingText { $0.textCase = textCase }
  }
  /// Sets the colour of texts, symbols and shapes that have none; `nil` for the primary colour.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment {
      $0.foregroundColor = color ?? .primary
      $0.chosenForeground = color
    }
  }
  /// Sets the colour of texts, symbols and shapes that have none, by a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment {
      let color = style.color(in: $0)
      $0.foregroundColor = color
      // A level of emphasis is one of the colour that a button has anyway.
      if !style.isLevel { $0.chosenForeground = color }
    }
  }
  /// Sets the tint colour of controls; `nil` for the accent colour.
  public func tint(_ color: Color?) -> some View {
    changingEnvironment {
      $0.ownTint = color
      $0.accent = .accentColor
    }
  }
  /// Sets where a text that does not fit is truncated: at its start, in its middle or at its end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }
  /// Lets texts shrink before they are truncated.
  ///
  /// - Parameter factor: The smallest scale, from 0.01 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }
  /// Sets whether letters may move closer together before a text is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }
  /// Sets the horizontal alignment of lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }
  /// Adds a distance between lines, in points. A negative distance counts as 0.
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
  /// Limits the number of lines; `nil` for no limit. A limit of 0 or less counts as 1.
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

  /// Limits the number of lines to the upper bound of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: 0, to: limit.upperBound)
  }

  private func lines(from least: Int, to most: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = most.map { max(1, $0) }
      // Beyond what any screen shows, more lines would only take longer.
      $0.reservedLines = min(least, 1000)
    }
  }
}
