public import Foundation

/// The layer of a view, or a layer that is added to another one.
///
/// Layers that are added to the layer of a view are drawn over the view's background and below its
/// subviews. Masks, shadows, transforms and contents are not drawn, and animations have no effect.
@preconcurrency @MainActor
open class CALayer: Equatable, Hashable {
  private(set) weak var view: UIView?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHiding = false
  private var ownMasking = false

  /// Creates a layer without a view.
  public init() {}

  /// Creates an empty layer. The given layer has no effect.
  public init(layer: Any) {}

  /// Creates an empty layer, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {}

  /// Whether both are the same object.
  public nonisolated static func == (left: CALayer, right: CALayer) -> Bool { left === right }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  func attach(to view: UIView) { self.view = view }

  /// The radius of the corners in points; below 0 counts as 0.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all
  /// The shape of rounded corners. It is stored, but corners are always drawn as circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The colour of the shadow, by default black. Shadows are stored but not drawn.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The value of `shadowPath`, which another file declares.
  var outlineOfShadow: AnyObject?
  /// The thickness of the border inside the edge, in points; 0 for none.
  open var borderWidth: CGFloat = 0
  /// The colour of the border, by default black.
  open var borderColor: CGColor? = .black

  /// The name, for the app's use.
  open var name: String?
  /// A layer whose opacity masks this one; no effect here.
  open var mask: CALayer?
  /// The image that the layer shows; no effect here.
  open var contents: Any?
  /// The number of pixels per point of ``contents``; no effect here.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap; no effect here.
  open var shouldRasterize = false
  /// The number of pixels per point of the cached bitmap; no effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether the edges of the layer are anti-aliased; no effect here.
  open var allowsEdgeAntialiasing = false
  /// The position in front of or behind other layers; no effect here.
  open var zPosition: CGFloat = 0
  /// The point of the layer that is at ``position``, as shares of its width and height.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer in three dimensions; no effect here.
  open var transform = CATransform3DIdentity
  /// Sets a transform in two dimensions; no effect here.
  open func setAffineTransform(_ m: CGAffineTransform) {}
  /// The speed of animations in the layer; no effect here.
  open var speed: Float = 1
  /// The start time of animations in the layer, in seconds; no effect here.
  open var beginTime: TimeInterval = 0
  /// The time offset of animations in the layer, in seconds; no effect here.
  open var timeOffset: TimeInterval = 0

  /// The layer that contains this one; `nil` for none.
  public private(set) weak var superlayer: CALayer?
  /// The layers inside this one, the frontmost last; `nil` for none. Layers of subviews are not
  /// included here.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }

  /// The rectangle in the coordinates of the superlayer or the view's superview, in points.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      let place = position
      ownFrame.size = newValue.size
      position = place
    }
  }

  /// The place of ``anchorPoint`` in the coordinates of ``frame``.
  open var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
    }
  }

  /// The background colour; `nil` for none.
  open var backgroundColor: CGColor? {
    get { view == nil ? ownColor : view?.backgroundColor }
    set { if let view { view.backgroundColor = newValue } else { ownColor = newValue } }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }

  /// Whether content is clipped at the edge, including rounded corners. A layer without a view
  /// clips nothing here.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasking }
    set { if let view { view.clipsToBounds = newValue } else { ownMasking = newValue } }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Adds a layer at an index, counted from the back. Larger indices put it in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Adds a layer behind another one, or in front of all if the other one is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    // Its own place counts no more.
    layer.removeFromSuperlayer()
    guard let place = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(place))
  }

  /// Adds a layer in front of another one, or of all if the other one is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    guard let place = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(place + 1))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let rest = superlayer.sublayers?.filter { $0 !== self } ?? []
    superlayer.sublayers = rest.isEmpty ? nil : rest
  }

  /// Does nothing, because layers have no animations here.
  open func removeAnimation(forKey key: String) {}
  /// Does nothing, because layers have no animations here.
  open func removeAllAnimations() {}
  /// Returns the layer itself, because nothing is animated here.
  open func presentation() -> Self? { self }
  /// Override it to place sublayers. It is never called here.
  open func layoutSublayers() {}
  /// Requests layout of the layer's view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the tree of the layer's view if it needs layout.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Requests drawing of the layer's view.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Draws the layer's own content besides its background and border. The default draws nothing.
  func contents(in drawing: inout ElementDrawing, at origin: CGPoint, opacity: Double) {}
}

/// The shape of rounded corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Circular corners.
  case circular
  /// Corners whose curvature grows gradually. They are drawn as circles here.
  case continuous
}
