public import Foundation

/// The layer behind a view, or a layer of its own in another.
///
/// Layers that are added to the layer of a view are drawn over the view's background and below its subviews. Their
/// masks, shadows, transforms and contents are not drawn, and nothing moves.
@preconcurrency @MainActor
open class CALayer: Equatable, Hashable {
  private(set) weak var view: UIView?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHiding = false
  private var ownMasking = false

  /// Creates a layer of its own.
  public init() {}

  /// Creates a layer that shows what another does, for an animation: a plain one.
  public init(layer: Any) {}

  /// Creates a layer, because Interface Builder files are not supported.
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
  /// The curve of corners; stored, and always drawn as circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The colour of the shadow. Shadows are stored but not drawn.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow, as the file that knows outlines stores it.
  var outlineOfShadow: AnyObject?
  /// The thickness of the border inside the edge, in points; 0 for none.
  open var borderWidth: CGFloat = 0
  /// The colour of the border, by default black.
  open var borderColor: CGColor?

  /// The name.
  open var name: String?
  /// A layer whose opacity cuts this one out; no effect here.
  open var mask: CALayer?
  /// What is drawn in it; no effect here.
  open var contents: Any?
  /// Pixels per point of what is drawn in it; no effect here.
  open var contentsScale: CGFloat = 1
  /// Whether it is kept as pixels; no effect here.
  open var shouldRasterize = false
  /// Pixels per point of those; no effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth; no effect here.
  open var allowsEdgeAntialiasing = false
  /// How far in front it is; no effect here.
  open var zPosition: CGFloat = 0
  /// The point of it that ``position`` is about, in its own size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is turned and scaled; no effect here.
  open var transform = CATransform3DIdentity
  /// How it is turned and scaled in the plane; no effect here.
  open func setAffineTransform(_ m: CGAffineTransform) {}
  /// How fast time passes in it; no effect here.
  open var speed: Float = 1
  /// When its time begins; no effect here.
  open var beginTime: TimeInterval = 0
  /// How far its time is ahead; no effect here.
  open var timeOffset: TimeInterval = 0

  /// The layer that it is in; `nil` for none.
  public private(set) weak var superlayer: CALayer?
  /// The layers in it, those in front last; `nil` for none. Layers of subviews are not among them here.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }

  /// The rectangle in the layer that it is in.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      let place = position
      ownFrame.size = newValue.size
      position = place
    }
  }

  /// Where ``anchorPoint`` is in the layer that it is in.
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

  /// The colour behind it; `nil` for none.
  open var backgroundColor: CGColor? {
    get { view == nil ? ownColor : view?.backgroundColor }
    set { if let view { view.backgroundColor = newValue } else { ownColor = newValue } }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether it is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }

  /// Whether content is clipped at the edge, including rounded corners. A layer of its own clips nothing here.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasking }
    set { if let view { view.clipsToBounds = newValue } else { ownMasking = newValue } }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Adds a layer below another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    // Its own place counts no more.
    layer.removeFromSuperlayer()
    guard let place = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(place))
  }

  /// Adds a layer above another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    guard let place = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(place + 1))
  }

  /// Takes it out of the layer that it is in.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let rest = superlayer.sublayers?.filter { $0 !== self } ?? []
    superlayer.sublayers = rest.isEmpty ? nil : rest
  }

  /// Stops a movement.
  open func removeAnimation(forKey key: String) {}
  /// Stops all movements.
  open func removeAllAnimations() {}
  /// The layer as it is on the screen: the same.
  open func presentation() -> Self? { self }
  /// Called to place the layers in it; never here.
  open func layoutSublayers() {}
  /// Asks for layout again.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out what needs it.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Asks for drawing again.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// What it shows beside its colour and border.
  func contents(in drawing: inout ElementDrawing, at origin: CGPoint, opacity: Double) {}
}

/// The curve of corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// As circles do.
  case circular
  /// More and more.
  case continuous
}
