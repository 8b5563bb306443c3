import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Symbols
import TextEngine

/// Collects what a view shows, in the window's coordinates.
@MainActor
struct ElementDrawing {
  /// One thing that a view shows.
  struct Piece {
    /// The name in the element's path, after the view's; `nil` for the view's main content.
    let name: String?
    let content: InterfaceElement.Content
    let box: PointRect
    /// The clip of the content, besides the view's own.
    var edge = Edge.none
    /// Whether the content is the placeholder for a symbol without a shape.
    var isUnknownSymbol = false
  }

  /// A clip of content that the view shows itself.
  enum Edge {
    /// No additional clip.
    case none
    /// The content's own box, which the content overflows.
    case box
    /// The bounds of the view, as for a bitmap of the view's size.
    case view
    /// The clip of the view's subviews, with which the content scrolls.
    case content
  }

  private(set) var pieces: [Piece] = []
  let view: UIView
  let traits: UITraitCollection
  /// The origin of the view's coordinates in the window.
  private let origin: CGPoint

  init(of view: UIView, origin: CGPoint) {
    self.view = view
    self.origin = origin
    traits = view.traitCollection
  }

  func place(_ rect: CGRect) -> PointRect {
    PointRect(
      x: Points(Double(rect.origin.x + origin.x)), y: Points(Double(rect.origin.y + origin.y)),
      width: Points(Double(rect.width)), height: Points(Double(rect.height)))
  }

  /// Adds a filled rectangle.
  mutating func fill(
    _ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, _ color: UIColor,
    named name: String?, cutBy edge: Edge = .none
  ) {
    let box = place(rect)
    let color = color.color(in: traits)
    guard color.alpha > 0, !box.isEmpty else { return }
    pieces.append(
      Piece(
        name: name,
        content: .fill(
          ShapePath(rounded: box, radius: Points(Double(radius)), corners: corners), color),
        box: box, edge: edge))
  }

  /// Adds a border inside a rectangle.
  mutating func border(
    _ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, width: CGFloat,
    _ color: UIColor, named name: String?
  ) {
    let inner = place(rect.insetBy(dx: width / 2, dy: width / 2))
    guard width > 0, !inner.isEmpty else { return }
    pieces.append(
      Piece(
        name: name,
        content: .stroke(
          ShapePath(
            rounded: inner, radius: Points(Double(max(0, radius - width / 2))), corners: corners),
          width: Points(Double(width)), color.color(in: traits)),
        box: place(rect)))
  }

  /// Adds a line through points.
  mutating func line(_ points: [CGPoint], width: CGFloat, _ color: UIColor, named name: String?) {
    guard let first = points.first else { return }
    let origin = origin
    let place = { (point: CGPoint) in
      ShapePath.Point(
        x: Points(Double(point.x + origin.x)), y: Points(Double(point.y + origin.y)))
    }
    let path = ShapePath(
      [.move(to: place(first))] + points.dropFirst().map { .line(to: place($0)) })
    pieces.append(
      Piece(
        name: name,
        content: .stroke(path, width: Points(Double(width)), color.color(in: traits)),
        box: self.place(view.bounds)))
  }

  /// Adds content in the window's coordinates. Its box is a rectangle of the view.
  mutating func add(_ content: InterfaceElement.Content, in rect: CGRect, named name: String) {
    pieces.append(Piece(name: name, content: content, box: place(rect)))
  }

  /// Clips all pieces from an index on to the view.
  mutating func cutAtView(from count: Int) {
    for index in pieces.indices.dropFirst(count) { pieces[index].edge = .view }
  }

  /// Clips all pieces from an index on as the view's subviews are clipped.
  mutating func cutWithContent(from count: Int) {
    for index in pieces.indices.dropFirst(count) { pieces[index].edge = .content }
  }

  /// Adds a filled shape, whose path is made for the rectangle in the window.
  mutating func shape(
    in rect: CGRect, _ color: UIColor, named name: String?, _ path: (PointRect) -> ShapePath
  ) {
    let box = place(rect)
    guard !box.isEmpty else { return }
    pieces.append(
      Piece(name: name, content: .fill(path(box), color.color(in: traits)), box: box))
  }

  /// Adds a symbol whose box is a rectangle of the view.
  mutating func symbol(
    _ symbol: Symbol, _ image: SymbolImage, in rect: CGRect, _ color: RGBAColor, named name: String?
  ) {
    let box = place(rect)
    guard !box.isEmpty else { return }
    if !symbol.isKnown { InterfaceLaunch.current?.report(.unknownSymbol(symbol.name)) }
    pieces.append(
      Piece(
        name: name, content: .symbol(symbol.name, image.stencil(x: box.x, y: box.y), color),
        box: box, isUnknownSymbol: !symbol.isKnown))
  }

  /// Adds a bitmap, scaled to a rectangle of the view.
  mutating func picture(_ bitmap: Bitmap, in rect: CGRect, named name: String?) {
    let box = place(rect)
    guard !box.isEmpty else { return }
    pieces.append(Piece(name: name, content: .picture(bitmap, in: box), box: box))
  }

  /// Adds a text in a rectangle of the view, centred vertically unless `atTop` is set.
  mutating func text(
    _ order: TextOrder, in rect: CGRect, atTop: Bool = false, limitsHeight: Bool = true,
    named name: String? = nil, cutBy edge: Edge? = nil
  ) throws {
    guard order.text.length > 0, rect.width > 0 else { return }
    // A label of one line shrinks to its width alone.
    let isLimited = limitsHeight && order.styled.paragraph.lineLimit != 1
    let set = try order.set(
      width: rect.width, height: isLimited ? max(rect.height, 0.01) : nil)
    let free = Double(rect.height) - set.frame.height.value
    let box = place(rect)
    let top = atTop ? box.y : box.y + Points(free / 2)
    let isCut = !atTop && free < -0.5
    pieces.append(
      Piece(
        name: name, content: .text(set, x: box.x, y: top), box: box,
        edge: edge ?? (isCut ? .box : .none)))
    attachments(of: order, in: set, x: box.x, y: top, named: name)
  }
}

extension TextOrder {
  /// Returns the text laid out with the fonts of the current device.
  func set(width: CGFloat? = nil, height: CGFloat? = nil) throws -> SetText {
    var scaling = traits.values.forScaling
    // Bold Text is in the fonts, since each was made under a setting of its own.
    scaling.legibilityWeight = .regular
    return try TypesettingDesk.set(
      styled, in: scaling, width: width.map { Points(Double($0)) },
      height: height.map { Points(Double($0)) })
  }

  /// Returns the size of the laid-out text, rounded up to pixels; zero if it cannot be laid out.
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    guard text.length > 0, let set = try? set(width: width, height: height) else { return .zero }
    return CGSize(width: set.widestLine.value, height: set.frame.height.value)
      .roundedUp(to: max(1, traits.displayScale))
  }
}
