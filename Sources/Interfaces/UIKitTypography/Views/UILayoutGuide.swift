public import Foundation

/// An invisible rectangle that takes part in layout.
@preconcurrency @MainActor
public final class UILayoutGuide {
  /// The rule that positions a guide.
  enum Kind {
    /// Constraints.
    case free
    /// The bounds of the view, less some insets.
    case inset((UIView) -> UIEdgeInsets)
    /// The column of readable width, inside the margins.
    case readable
    /// The content of a scroll view.
    case content
  }

  let kind: Kind
  /// The view that owns the guide.
  public internal(set) weak var owningView: UIView?
  /// The name in messages.
  public var identifier = ""
  /// The rectangle in the coordinates of the view.
  public internal(set) var layoutFrame = CGRect.zero

  /// Creates a guide, which constraints position.
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
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  var elementName: String {
    identifier.isEmpty ? "\(owningView?.elementName ?? "nothing").guide" : identifier
  }
}
