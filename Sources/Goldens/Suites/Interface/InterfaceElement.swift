public import DynamicType
public import Imaging
public import Rendering
import TextEngine

/// One part of an interface, with its place and its content.
public struct InterfaceElement: Hashable, Sendable {
  /// The part's own content, apart from the parts inside it.
  public enum Content: Hashable, Sendable {
    /// No content of its own: the part only contains others.
    case container
    /// A text, whose frame has its top left corner at this place in the window.
    case text(SetText, x: Points, y: Points)
    /// A shape in one colour, in the window's coordinates.
    case fill(ShapePath, RGBAColor)
    /// A line along a shape, in the window's coordinates.
    case stroke(ShapePath, width: Points, RGBAColor)
    /// A symbol with its name, the area of the window that it covers, and its colour.
    case symbol(String, Stencil, RGBAColor)
    /// A picture, scaled to a rectangle of the window.
    case picture(Bitmap, in: PointRect)
  }

  /// How the text of a part follows a change of the text size while the interface is on screen.
  public enum Following: Hashable, Sendable {
    /// The text is made again with each change, as in SwiftUI's views.
    case rebuilt
    /// The view requests its fonts again (`adjustsFontForContentSizeCategory`).
    case adjusts
    /// The text does not follow by itself: the app has to set its fonts.
    case byHand
  }

  /// The path in the tree, such as `VStack/HStack[2]/Text`. Names from the app replace kinds. The
  /// second of siblings with the same name has `[2]`.
  public var path: String
  /// The rectangle of the part in the layout, in the window's coordinates.
  public var box: PointRect
  /// The visible area; `nil` for everything inside the window.
  public var clip: Clip?
  /// How opaque the part is, from 0 to 1.
  public var opacity: Double
  /// The part's own content.
  public var content: Content
  /// Whether the part is a symbol that Typeproof cannot draw, so that it shows a crossed box.
  public var isUnknownSymbol: Bool
  /// How the text follows the text size.
  public var following: Following
  /// Whether the part can be pressed, so that it needs room for a finger.
  public var isControl: Bool
  /// Whether the part is text or another part of a control that is switched off.
  public var isInactive: Bool
  /// The content shown large on a long press; `nil` for none.
  public var largeContent: LargeContent?

  /// Creates a part of an interface.
  public init(
    path: String, box: PointRect, clip: Clip? = nil, opacity: Double = 1,
    content: Content = .container, isUnknownSymbol: Bool = false, following: Following = .rebuilt,
    isControl: Bool = false, isInactive: Bool = false, largeContent: LargeContent? = nil
  ) {
    self.path = path
    self.box = box
    self.clip = clip
    self.opacity = opacity
    self.content = content
    self.isUnknownSymbol = isUnknownSymbol
    self.following = following
    self.isControl = isControl
    self.isInactive = isInactive
    self.largeContent = largeContent
  }

  /// The text of the part; `nil` for other content.
  public var text: SetText? {
    if case .text(let text, _, _) = content { return text }
    return nil
  }
}

/// The content for the Large Content Viewer, for a part that cannot grow.
public struct LargeContent: Hashable, Sendable {
  /// The title; `nil` for none.
  public var title: String?
  /// The name of the symbol above it; `nil` for none.
  public var symbol: String?
  /// Whether a long press shows it: a view needs an interaction for it, on itself or around it.
  public var isReachable: Bool

  /// Creates the large content of a part.
  public init(title: String?, symbol: String? = nil, isReachable: Bool = true) {
    self.title = title
    self.symbol = symbol
    self.isReachable = isReachable
  }
}

/// The name that identifies a part of an interface for people: its path and its text.
public struct ElementName: Hashable, Sendable {
  /// The path in the tree, such as `VStack/HStack[2]/Text`.
  public var path: String
  /// The text, shortened if it is long; `nil` for a part without text.
  public var text: String?

  /// Creates a name, with the beginning of a long text.
  public init(path: String, text: String? = nil) {
    self.path = path
    self.text = text.flatMap(Self.excerpt)
  }

  /// The greatest number of characters shown of a text.
  private static let greatestCount = 24

  /// Returns the beginning of a text on one line; `nil` where nothing is visible.
  private static func excerpt(of text: String) -> String? {
    // A picture in a text has no name to show.
    let words = text.split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count <= greatestCount ? words : "\(words.prefix(greatestCount - 1))…"
  }
}

extension ElementName: CustomStringConvertible {
  /// The text and path, such as `“Wi-Fi” (List/HStack[2]/Text)`, or the path alone.
  public var description: String { text.map { "“\($0)” (\(path))" } ?? path }
}

extension InterfaceElement {
  /// The name that identifies the part for people.
  public var name: ElementName { ElementName(path: path, text: text?.styled.text.string) }
}
