import DynamicType
public import Foundation
import Imaging
public import Snapshots

extension UIView {
  /// Returns what a screen would show: one element for each view, with its position, its text and
  /// how the text follows the text size.
  ///
  /// - Parameters:
  ///   - size: The size in points; `nil` for the current size. Constraints and content set a
  ///     dimension that is zero, negative or infinite.
  ///   - traits: A change of the device's settings that the view receives first; see
  ///     ``UISimulatedDevice/change(to:showing:)``.
  /// - Throws: ``UIFontsMissing`` if there are no fonts, or the reason why a text cannot be laid
  ///   out.
  public func interfaceFrame(
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) throws -> InterfaceFrame {
    settle(size: size, traits: traits)
    return try elements()
  }

  /// Changes the device's traits and the size of the view, and lays it out; see
  /// ``interfaceFrame(size:traits:)``.
  func settle(size: CGSize?, traits: UITraitCollection?) {
    // What is measured and told of changes has the looks that it has on screen.
    if !root.appearanceRecord.isInTree { root.takeAppearance() }
    if let traits { UISimulatedDevice.current.change(to: traits, showing: self) }
    traitsDidChangeAround()
    if let size { take(size) }
    layoutIfNeeded()
  }

  /// Returns the elements of the view as it is laid out.
  ///
  /// - Parameter name: The path or large content title of a view that is long-pressed; `nil` for
  ///   none.
  /// - Throws: `NothingToPress` if no view has the name, and the errors of
  ///   ``interfaceFrame(size:traits:)``.
  func elements(pressing name: String? = nil) throws -> InterfaceFrame {
    var walk = ElementWalk(
      background: UIColor.systemBackground.color(in: traitCollection), window: bounds.size,
      sought: name)
    try walk.add(self, at: .zero, path: elementName, clip: walk.window, opacity: 1)
    if let name {
      guard let pressed = walk.found else { throw NothingToPress(name) }
      try walk.addPanel(of: pressed, in: bounds.size)
    }
    return InterfaceFrame(
      width: Points(Double(bounds.width)), height: Points(Double(bounds.height)),
      background: walk.background, elements: walk.elements)
  }

  private func take(_ size: CGSize) {
    let isGiven = { (length: CGFloat) in length > 0 && length <= 100_000 }
    var taken = size
    if !isGiven(size.width) || !isGiven(size.height) {
      let fitting = systemLayoutSizeFitting(
        CGSize(
          width: isGiven(size.width) ? size.width : 0,
          height: isGiven(size.height) ? size.height : 0),
        withHorizontalFittingPriority: isGiven(size.width) ? .required : .fittingSizeLevel,
        verticalFittingPriority: isGiven(size.height) ? .required : .fittingSizeLevel)
      if !isGiven(size.width) { taken.width = min(fitting.width, 100_000) }
      if !isGiven(size.height) { taken.height = min(fitting.height, 100_000) }
    }
    frame = CGRect(origin: frame.origin, size: taken)
  }
}

/// Collects the elements of a view tree, from back to front.
@MainActor
struct ElementWalk {
  let background: RGBAColor
  /// The whole area of the window.
  let window: InterfaceElement.Clip
  private(set) var elements: [InterfaceElement] = []
  /// The path or large content title of the view to find; `nil` for none.
  private let sought: String?
  /// The first view whose path or large content title is the one to find.
  private(set) var found: UIView?

  init(background: RGBAColor, window size: CGSize, sought: String? = nil) {
    self.background = background
    self.sought = sought
    window = InterfaceElement.Clip(
      PointRect(
        x: 0, y: 0, width: Points(Double(size.width)), height: Points(Double(size.height))))
  }

  mutating func add(
    _ view: UIView, at origin: CGPoint, path: String, clip: InterfaceElement.Clip,
    opacity: Double
  ) throws {
    let opacity = opacity * Double(min(max(view.alpha, 0), 1))
    guard !view.isHidden, opacity > 0 else { return }
    tellLeak(of: view, at: path)
    if let sought, found == nil, path == sought || view.largeContent?.title == sought {
      found = view
    }
    let box = PointRect(
      x: Points(Double(origin.x)), y: Points(Double(origin.y)),
      width: Points(Double(view.frame.width)), height: Points(Double(view.frame.height)))
    let inside = CGPoint(x: origin.x - view.bounds.origin.x, y: origin.y - view.bounds.origin.y)
    try addPieces(of: view, at: inside, path: path, box: box, clip: clip, opacity: opacity)
    let innerClip = view.clip(ofSubviewsIn: box, within: clip)
    if let host = view as? HostingView {
      elements += try host.content.elements(
        in: CGRect(origin: origin, size: view.frame.size), of: view, path: path,
        clip: bound(innerClip), opacity: opacity)
    }
    var names: [String: Int] = [:]
    for subview in view.subviews {
      let name = subview.elementName
      names[name, default: 0] += 1
      let number = names[name] ?? 1
      try add(
        subview,
        at: CGPoint(x: inside.x + subview.frame.origin.x, y: inside.y + subview.frame.origin.y),
        path: path + "/" + name.ofSiblings(number), clip: innerClip,
        opacity: opacity)
    }
    var overlay = ElementDrawing(of: view, origin: inside)
    view.overlay(&overlay)
    for piece in overlay.pieces {
      elements.append(
        InterfaceElement(
          path: path + "/" + (piece.name ?? "overlay"), box: piece.box, clip: bound(innerClip),
          opacity: opacity, content: piece.content, isUnknownSymbol: piece.isUnknownSymbol,
          following: .rebuilt))
    }
  }

  /// Reports a view that was not created in the current launch, but no views inside such a view.
  private func tellLeak(of view: UIView, at path: String) {
    guard let current = InterfaceLaunch.current, !view.isOfLaunch,
      view.superview?.isOfLaunch ?? true
    else { return }
    current.report(.view(path: path))
  }

  /// Adds the Large Content Viewer's panel for a view, in the centre of a window.
  mutating func addPanel(of view: UIView, in size: CGSize) throws {
    guard let panel = view.largeContentViewerPanel() else { return }
    let fitting = panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    panel.frame = CGRect(
      x: ((size.width - fitting.width) / 2).rounded(),
      y: ((size.height - fitting.height) / 2).rounded(), width: fitting.width,
      height: fitting.height)
    panel.layoutIfNeeded()
    try add(
      panel, at: panel.frame.origin, path: "LargeContentViewer", clip: window, opacity: 1)
  }

  private mutating func addPieces(
    of view: UIView, at inside: CGPoint, path: String, box: PointRect,
    clip: InterfaceElement.Clip, opacity: Double
  ) throws {
    var drawing = ElementDrawing(of: view, origin: inside)
    if let color = view.backgroundColor {
      drawing.fill(
        view.bounds, radius: view.layer.cornerRadius, corners: view.layer.maskedCorners, color,
        named: "background")
    }
    view.layerContents(&drawing)
    view.drawnContents(&drawing)
    try drawing.traits.asCurrent { Result { try view.contents(&drawing) } }.get()
    if view.layer.borderWidth > 0 {
      drawing.border(
        view.bounds, radius: view.layer.cornerRadius, corners: view.layer.maskedCorners,
        width: view.layer.borderWidth, view.layer.borderColor ?? .black, named: "border")
    }
    let main = InterfaceElement(
      path: path, box: box, clip: bound(clip), opacity: opacity,
      following: view.isFollowing ? .adjusts : .byHand, isControl: view.isControl,
      isInactive: view.isInactive, largeContent: view.largeContent)
    // A view that shows nothing itself stands before what is in it all the same.
    let isEmpty = !drawing.pieces.contains { $0.name == nil }
    if isEmpty { elements.append(main) }
    for piece in drawing.pieces {
      var element = main
      element.content = piece.content
      element.box = piece.box
      element.isUnknownSymbol = piece.isUnknownSymbol
      if let name = piece.name {
        element.path = path + "/" + name
        element.isControl = false
        element.largeContent = nil
      }
      switch piece.edge {
      case .none: break
      case .box: element.clip = clip.cut(to: piece.box)
      case .view:
        let inner = view.clipsToBounds ? view.cornerClip(in: box, within: clip) : clip.cut(to: box)
        element.clip = bound(inner)
      case .content: element.clip = bound(view.clip(ofSubviewsIn: box, within: clip))
      }
      elements.append(element)
    }
  }

  /// Returns the clip of an element; `nil` if it is the whole window.
  private func bound(_ clip: InterfaceElement.Clip) -> InterfaceElement.Clip? {
    clip == window ? nil : clip
  }
}

extension String {
  /// Returns the name with its number among siblings of the same name. The first has no number.
  func ofSiblings(_ number: Int) -> String { number > 1 ? "\(self)[\(number)]" : self }
}

extension UIView {
  /// Whether the view is a disabled label or control, or in a disabled control.
  fileprivate var isInactive: Bool {
    if (self as? UILabel)?.isEnabled == false { return true }
    return sequence(first: self as UIView, next: \.superview).contains {
      ($0 as? UIControl)?.isEnabled == false
    }
  }
}
