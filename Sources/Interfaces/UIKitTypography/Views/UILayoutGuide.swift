public import Foundation

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor
public final class UILayoutGuide {
  /// What decides where it is.
  enum Kind {
    /// Constraints.
    case free
    /// Its view, less some insets.
    case inset((UIView) -> UIEdgeInsets)
    /// The column that text is read in.
    case readable
    /// What a scroll view scrolls.
    case content
  }

  let kind: Kind
  /// The view it lies in.
  public internal(set) weak var owningView: UIView?
  /// What messages call it.
  public var identifier = ""
  /// Where layout put it, in its view's coordinates.
  public internal(set) var layoutFrame = CGRect.zero

  /// A guide that constraints put in its place.
  public init() {
    kind = .free
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle, across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle, downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  var elementName: String {
    identifier.isEmpty ? "\(owningView?.elementName ?? "nothing").guide" : identifier
  }
}
