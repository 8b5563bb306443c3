public import Foundation

/// A place that a tab goes to. Text begins there, whatever the alignment says. (Modelled.)
public struct NSTextTab: Hashable, Sendable {
  /// How text stands at the place; kept, without effect.
  public let alignment: NSTextAlignment
  /// The place, in points from where lines begin.
  public let location: CGFloat

  /// A place.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
  }

  /// Twelve at every 28 pt, as Apple's documentation of `tabStops` says.
  static let usual = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
  }
}

extension NSParagraphStyle {
  /// How lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Strategies from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// So that the last line is not a word alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole, as they do here in any case.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's labels have it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
