import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Symbols

/// Collects the drawn elements of an interface while nodes are placed, with their paths and clips.
final class InterfaceCanvas {
  private(set) var elements: [InterfaceElement] = []
  private let scale: DisplayScale
  /// The path of the view that is being placed.
  private(set) var path = ""
  private let window: InterfaceElement.Clip
  private var clip: InterfaceElement.Clip
  private var opacity = 1.0
  private var largeContent: LargeContent?
  private var isControl = false
  private var isInControl = false
  private var isUnseen = false

  init(window: CGSize, scale: DisplayScale) {
    self.scale = scale
    self.window = InterfaceElement.Clip(PointRect(CGRect(origin: .zero, size: window)))
    clip = self.window
  }

  /// Creates a canvas for a part of another interface, with the path, clip and opacity of that
  /// part.
  convenience init(
    path: String, clip: InterfaceElement.Clip?, opacity: Double, window: CGSize,
    scale: DisplayScale
  ) {
    self.init(window: window, scale: scale)
    self.path = path
    self.clip = clip ?? self.window
    self.opacity = opacity
  }

  /// Adds the elements of another interface at the current path.
  func add(
    _ parts: (_ path: String, _ window: CGSize, _ opacity: Double) throws -> [InterfaceElement]
  )
    rethrows
  {
    guard !isUnseen else { return }
    let size = CGSize(width: window.rect.width.value, height: window.rect.height.value)
    for var element in try parts(path, size, opacity) {
      element.clip = element.clip ?? (clip == window ? nil : clip)
      elements.append(element)
    }
  }

  /// Returns a path component for each node.
  /// Siblings with the same name are numbered from the second on.
  func paths(of nodes: [LayoutNode]) -> [String] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let name = node.names.joined(separator: "/")
      guard !name.isEmpty else { return "" }
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name)[\(count)]"
    }
  }

  /// Places views below a component of the path.
  func inside(_ component: String, _ body: () -> Void) {
    let outer = path
    if !component.isEmpty { path = path.isEmpty ? component : "\(path)/\(component)" }
    body()
    path = outer
  }

  /// Places views that are clipped to a rectangle.
  func clipped(to rect: CGRect, _ body: () -> Void) {
    placing(within: clip.cut(to: PointRect(rect)), body)
  }

  /// Places views that are clipped to a shape.
  func clipped(to outline: ShapePath, in rect: CGRect, _ body: () -> Void) {
    placing(within: clip.cut(to: outline, in: PointRect(rect)), body)
  }

  /// Places scrollable content behind the visible rectangle of a scroll view.
  func scrolling(
    _ content: CGRect, in port: CGRect, along axes: Axis.Set, _ body: () -> Void
  ) {
    placing(
      within: clip.scrolling(
        in: PointRect(port), content: PointRect(content),
        horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical)), body)
  }

  private func placing(within inner: InterfaceElement.Clip, _ body: () -> Void) {
    let outer = clip
    clip = inner
    body()
    clip = outer
  }

  /// Places views at an opacity, multiplied with the current one.
  func faded(to opacity: Double, _ body: () -> Void) {
    let outer = self.opacity
    self.opacity = outer * min(max(opacity, 0), 1)
    body()
    self.opacity = outer
  }

  /// Places views without drawing them.
  func unseen(_ body: () -> Void) {
    let outer = isUnseen
    isUnseen = true
    body()
    isUnseen = outer
  }

  /// Places views that show large content on a long press.
  func offering(_ content: LargeContent, _ body: () -> Void) {
    let outer = largeContent
    largeContent = content
    body()
    largeContent = outer
  }

  /// Places a control, whose whole rectangle can be pressed.
  func control(in rect: CGRect, _ body: () -> Void) {
    // Only the whole is a control, not what it is made of.
    isControl = true
    add(.container, in: rect)
    isControl = false
    let outer = isInControl
    isInControl = true
    body()
    isInControl = outer
  }

  /// - Parameter isInactive: Whether the environment is disabled. It only counts in a control.
  func add(
    _ content: InterfaceElement.Content, in rect: CGRect, isUnknownSymbol: Bool = false,
    isInactive: Bool = false
  ) {
    guard !isUnseen else { return }
    elements.append(
      InterfaceElement(
        path: path, box: PointRect(rect), clip: clip == window ? nil : clip, opacity: opacity,
        content: content, isUnknownSymbol: isUnknownSymbol,
        isControl: isControl, isInactive: isInactive && isInControl,
        largeContent: largeContent))
  }

  /// Adds a symbol and reports a symbol without a drawing to the launch.
  func add(_ symbol: Symbol, _ stencil: Stencil, _ color: RGBAColor, in rect: CGRect) {
    guard !isUnseen else { return }
    if !symbol.isKnown { InterfaceLaunch.current?.report(.unknownSymbol(symbol.name)) }
    add(.symbol(symbol.name, stencil, color), in: rect, isUnknownSymbol: !symbol.isKnown)
  }

  func fill(_ shape: ShapePath, _ color: Color, in rect: CGRect, _ environment: EnvironmentValues) {
    let resolved = color.resolved(in: environment)
    if resolved.alpha > 0 { add(.fill(shape, resolved), in: rect) }
  }

  func stroke(
    _ shape: ShapePath, width: CGFloat, _ color: Color, in rect: CGRect,
    _ environment: EnvironmentValues
  ) {
    let resolved = color.resolved(in: environment)
    guard resolved.alpha > 0, width > 0 else { return }
    add(.stroke(shape, width: Points(Double(width)), resolved), in: rect)
  }

  /// Returns a rectangle with its edges rounded to whole pixels.
  func onPixels(_ rect: CGRect) -> CGRect {
    let rounding = SizeRounding.pixelGrid(scale)
    func rounded(_ length: CGFloat) -> CGFloat {
      length.isFinite ? CGFloat(rounding.rounded(Points(Double(length))).value) : length
    }
    let (left, top) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(
      x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }
}
