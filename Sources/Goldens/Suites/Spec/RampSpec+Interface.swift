public import DynamicType
import TextEngine

extension RampSpec {
  /// What a ramp shows.
  public enum Subject: Hashable, Sendable {
    /// A text, as `sample`, `font` and the rest say.
    case text
    /// An interface as it is laid out at each category. Views may live on the main thread alone, so
    /// it is laid out before it comes to the threads that draw.
    case interface([ContentSizeCategory: InterfaceFrame])

    /// What is shown at one category alone.
    package func narrowed(to category: ContentSizeCategory) -> Subject {
      switch self {
      case .text: .text
      case .interface(let frames): .interface(frames.filter { $0.key == category })
      }
    }
  }

  /// An interface, laid out at some categories. Its coordinates lie in the folder `views`, and what
  /// sets it apart from others of its name, such as `320pt` or `dark`, is its variants.
  ///
  /// What a ramp says of a text counts for nothing: the sample has a name and no words.
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
  /// The folder of interfaces, whose texts have many styles.
  public static let views = StyleName("views")
}

/// What the picture of a ramp shows.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case text
  /// An interface as it opens on a device that is set to the text size.
  case launch
  /// An interface that was made before the text size was set.
  case change
}
