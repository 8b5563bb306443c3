public import DynamicType
public import Imaging
public import Rendering
import TextEngine

/// One part of an interface, where it stands, and what it shows.
public struct InterfaceElement: Hashable, Sendable {
  /// What a part shows itself, apart from what stands in it.
  public enum Content: Hashable, Sendable {
    /// Nothing: it only holds others.
    case container
    /// A text, whose frame's top left corner stands at a place of the window.
    case text(SetText, x: Points, y: Points)
    /// A shape in one colour, in the window's coordinates.
    case fill(ShapePath, RGBAColor)
    /// A line along a shape, in the window's coordinates.
    case stroke(ShapePath, width: Points, RGBAColor)
    /// A symbol by its name, what it covers of the window, and its colour.
    case symbol(String, Stencil, RGBAColor)
    /// A picture, scaled to a rectangle of the window.
    case picture(Bitmap, in: PointRect)
  }

  /// How the text of a part comes to another text size while the interface stands.
  public enum Following: Hashable, Sendable {
    /// It is built anew with every change, as SwiftUI's views are.
    case rebuilt
    /// The view asks for its fonts anew (`adjustsFontForContentSizeCategory`).
    case adjusts
    /// Not by itself: somebody has to set its fonts.
    case byHand
  }

  /// Where it stands in the tree, such as `VStack/HStack[2]/Text`; names that the app gave stand in
  /// place of kinds. Of siblings of one name the second has `[2]`.
  public var path: String
  /// The rectangle that layout gave it, in the window's coordinates.
  public var box: PointRect
  /// What of it shows; `nil` for all that the window does.
  public var clip: Clip?
  /// How much of what is behind it does not show through, 0 to 1.
  public var opacity: Double
  /// What it shows.
  public var content: Content
  /// Whether it is a symbol that Typeproof has no drawing of, so that a crossed box shows.
  public var isUnknownSymbol: Bool
  /// How its text follows the text size.
  public var following: Following
  /// Whether it can be pressed, so that it needs room for a finger.
  public var isControl: Bool
  /// What is shown large on a long press; `nil` where nothing is.
  public var largeContent: LargeContent?

  /// A part of an interface.
  public init(
    path: String, box: PointRect, clip: Clip? = nil, opacity: Double = 1,
    content: Content = .container, isUnknownSymbol: Bool = false, following: Following = .rebuilt,
    isControl: Bool = false, largeContent: LargeContent? = nil
  ) {
    self.path = path
    self.box = box
    self.clip = clip
    self.opacity = opacity
    self.content = content
    self.isUnknownSymbol = isUnknownSymbol
    self.following = following
    self.isControl = isControl
    self.largeContent = largeContent
  }

  /// The text it shows; `nil` where that is something else.
  public var text: SetText? {
    if case .text(let text, _, _) = content { return text }
    return nil
  }
}

/// What the Large Content Viewer shows of a part that cannot grow.
public struct LargeContent: Hashable, Sendable {
  /// The title; `nil` for none.
  public var title: String?
  /// The name of the symbol above it; `nil` for none.
  public var symbol: String?
  /// Whether a long press brings it up: a view needs an interaction for it, on itself or around it.
  public var isReachable: Bool

  /// What is shown of a part.
  public init(title: String?, symbol: String? = nil, isReachable: Bool = true) {
    self.title = title
    self.symbol = symbol
    self.isReachable = isReachable
  }
}

/// What people find a part of an interface by: its path, and what it says.
public struct ElementName: Hashable, Sendable {
  /// Where it stands in the tree, such as `VStack/HStack[2]/Text`.
  public var path: String
  /// What it says, shortened where it is long; `nil` where it says nothing.
  public var text: String?

  /// A name; of a long text the beginning is taken.
  public init(path: String, text: String? = nil) {
    self.path = path
    self.text = text.flatMap(Self.excerpt)
  }

  /// The most characters that are shown of a text.
  private static let greatestCount = 24

  /// The beginning of a text on one line; `nil` where there is nothing to see.
  private static func excerpt(of text: String) -> String? {
    // A picture in a text has no name to show.
    let words = text.split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count <= greatestCount ? words : "\(words.prefix(greatestCount - 1))…"
  }
}

extension ElementName: CustomStringConvertible {
  /// `“Wi-Fi” (List/HStack[2]/Text)`, or the path alone.
  public var description: String { text.map { "“\($0)” (\(path))" } ?? path }
}

extension InterfaceElement {
  /// What people find it by.
  public var name: ElementName { ElementName(path: path, text: text?.styled.text.string) }
}
