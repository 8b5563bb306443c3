public import Foundation

extension UIButton {
  /// The configuration of a button.
  public struct Configuration {
    private enum Kind { case plain, gray, tinted, filled }

    private var kind: Kind
    /// The title, in the body style.
    public var title: String?
    /// The title with its own attributes.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The picture.
    public var image: UIImage?
    /// The distance between title and picture in points.
    public var imagePadding: CGFloat = 0
    /// The size of the image if it is a symbol; `nil` for the image's own configuration.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The alignment of the title's lines.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content; those of ``buttonSize`` unless you set others.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The colour of title and image; `nil` for the style's own.
    public var baseForegroundColor: UIColor?
    /// The background colour; `nil` for the style's own.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content, where it is not the style's own.
    public var background = UIBackgroundConfiguration()
    /// A text below the title, in the footnote style. (The style is modelled.)
    public var subtitle: String?
    /// The subtitle with its own attributes.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The size of the button, which decides about its insets and the style of the title. (Modelled.)
    public var buttonSize = Size.medium
    /// On which side of the texts the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between title and subtitle in points.
    public var titlePadding: CGFloat = 1
    /// How the title ends where it is too long. With a truncating mode, the title is one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether spokes are in the place of the picture. They are not drawn here.
    public var showsActivityIndicator = false

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// The usual size.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large

      fileprivate var insets: NSDirectionalEdgeInsets {
        let (high, wide): (CGFloat, CGFloat) =
          switch self {
          case .mini, .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
      }
    }

    /// The style of the title.
    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// A style of corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// A radius that grows with the text size.
      case fixed = -1
      /// The system's radius.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half the height of the button.
      case capsule
    }

    /// The alignment of a title's lines.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The centre, unless the content is aligned at a side.
      case automatic
      /// The leading edge.
      case leading
      /// In the middle.
      case center
      /// The trailing edge.
      case trailing
    }

    /// A style without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A style with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A style with a tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A style with a filled background.
    public static func filled() -> Configuration { Configuration(.filled) }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    @MainActor func backgroundColor(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      return switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(height: CGFloat) -> CGFloat {
      if cornerStyle == .fixed || background.cornerRadius > 0 {
        return max(0, background.cornerRadius)
      }
      return switch cornerStyle {
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      case .large: 10
      case .capsule: height / 2
      }
    }
  }
}
