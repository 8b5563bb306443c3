package import DynamicType
package import Rendering
package import TextEngine

/// The same text in two fonts, each below its caption. The new font is at the right of the old one,
/// or below it if that would be too wide.
package struct FontPairSheet: Sendable {
  package let width: Points
  package let height: Points
  /// The old setting and the new one.
  package let panels: [Panel]

  /// A text in one of the fonts, with its caption.
  package struct Setting: Sendable {
    /// The caption, on one line; `nil` if it cannot be set.
    package let caption: String?
    package let frame: TextFrame

    package init(caption: String?, frame: TextFrame) {
      self.caption = caption
      self.frame = frame
    }
  }

  /// A setting with its position.
  package struct Panel: Sendable {
    package let setting: Setting
    package let left: Points
    /// The top of the caption.
    package let top: Points
    /// The top of the text.
    package let textTop: Points
  }

  /// The margin around each panel: 16 px at two pixels per point.
  private static let margin: Points = 8
  /// The height of a caption above the text.
  private static let captionHeight: Points = 24
  /// The width above which one panel is placed below the other.
  private static let greatestWidth: Points = 640

  /// Places two settings.
  ///
  /// - Parameter wordWidth: Returns the width of some words in a look.
  package init(
    old: Setting, new: Setting, width wordWidth: (String, LabelLook) throws -> Points
  ) rethrows {
    let settings = [old, new]
    let widths = try settings.map { setting in
      max(try setting.caption.map { try wordWidth($0, .note) } ?? 0, setting.frame.inkWidth)
    }
    let widest = Plot.snapped(max(widths[0], widths[1]))
    let isStacked = widest > Self.greatestWidth
    let heights = settings.map { setting in
      (setting.caption == nil ? 0 : Self.captionHeight) + setting.frame.height
    }
    let step = widest + Self.margin * 2
    panels = settings.enumerated().map { index, setting in
      let top = Self.margin + (isStacked && index == 1 ? heights[0] + Self.margin * 2 : 0)
      return Panel(
        setting: setting, left: Self.margin + (isStacked ? 0 : step * Double(index)), top: top,
        textTop: top + (setting.caption == nil ? 0 : Self.captionHeight))
    }
    width = isStacked ? step : step * 2
    height = Plot.snapped(
      isStacked
        ? heights[0] + heights[1] + Self.margin * 4
        : max(heights[0], heights[1]) + Self.margin * 2)
  }

  /// Returns the sheet in some colours.
  ///
  /// - Throws: `NoFontHere` if no font has the characters of a caption.
  package func drawing(in colors: FigureColors, by setter: SpecimenSetter) throws -> Drawing {
    var figure = Figure(
      width: width, height: height, colors: colors, title: "", summary: "")
    for panel in panels {
      guard let caption = panel.setting.caption else { continue }
      figure.add(caption, .note, colors.secondInk, x: panel.left, baseline: panel.top + 12)
    }
    var drawing = try figure.drawing(by: setter)
    for panel in panels {
      let frame = panel.setting.frame
      drawing.add(
        frame, x: panel.left, baseline: panel.textTop + (frame.lines.first?.baseline ?? 0))
    }
    return drawing
  }
}
