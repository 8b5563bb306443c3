public import DynamicType
import TextEngine

extension RampSpec {
  /// The subject of a ramp: a text or an interface.
  public enum Subject: Hashable, Sendable {
    /// A text, described by `sample`, `font` and the other properties.
    case text
    /// An interface, laid out at each category. It is laid out before drawing, as views may be
    /// limited to the main thread while drawing uses other threads.
    case interface([ContentSizeCategory: InterfaceFrame])

    /// Returns the subject at one category alone.
    package func narrowed(to category: ContentSizeCategory) -> Subject {
      switch self {
      case .text: .text
      case .interface(let frames): .interface(frames.filter { $0.key == category })
      }
    }
  }

  /// Creates the ramp of an interface, laid out at some categories. Its coordinates are in the
  /// folder `views`. Its variants, such as `320pt` or `dark`, distinguish it from others of its
  /// name.
  ///
  /// The properties of a text are ignored: the sample has a name and no text.
  public init(
    suite: String, interface name: String, frames: [ContentSizeCategory: InterfaceFrame],
    scale: DisplayScale = .x2, variants: [String] = [], tolerance: Tolerance? = nil,
    showing kind: PictureKind = .change
  ) {
    self.init(
      suite: suite, style: .body, named: .views, sample: Sample(name, text: ""),
      categories: Array(frames.keys), width: nil, scale: scale, variants: variants,
      tolerance: tolerance)
    subject = .interface(frames)
    pictureKind = kind
  }
}

extension StyleName {
  /// The folder of interfaces, whose texts have various styles.
  public static let views = StyleName("views")
}

/// The kind of picture that a ramp has.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// A picture of a text.
  case text
  /// A picture of an interface that opens on a device with this text size.
  case launch
  /// A picture of an interface that was made before the text size was set.
  case change
}
