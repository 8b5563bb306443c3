public import Foundation

extension UIButton {
  /// A look of a button.
  public struct Configuration {
    private enum Kind { case plain, gray, tinted, filled }

    private var kind: Kind
    /// The title, in the body style.
    public var title: String?
    /// The title with its own attributes.
    public var attributedTitle: AttributedString?
    /// Says how the title is set.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The picture.
    public var image: UIImage?
    /// The distance between title and picture in points.
    public var imagePadding: CGFloat = 0
    /// How large the picture is, where that is a symbol; `nil` for what it says itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where lines of the title stand.
    public var titleAlignment = TitleAlignment.automatic
    /// Distances between the edges and what stands in it.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; `nil` for the look's own.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; `nil` for the look's own.
    public var baseBackgroundColor: UIColor?
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// How round corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// By the system, the more the larger text is.
      case fixed = -1
      /// As the system has it.
      case dynamic
      /// A little.
      case small
      /// Somewhat.
      case medium
      /// Much.
      case large
      /// As round as can be.
      case capsule
    }

    /// Where lines of a title stand.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// In the middle, unless title and picture stand at the side.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    /// Nothing behind it.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Grey behind it.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A little colour behind it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Colour behind it.
    public static func filled() -> Configuration { Configuration(.filled) }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    @MainActor func background(tint: UIColor) -> UIColor? {
      switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      case .large: 10
      case .capsule: height / 2
      }
    }
  }
}
