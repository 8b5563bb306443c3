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
    /// What paths call it beside the view; `nil` for what the view is about.
    let name: String?
    let content: InterfaceElement.Content
    let box: PointRect
    /// What cuts it off beside what cuts off the view.
    var edge = Edge.none
    /// Whether it is the sign for a symbol without a drawing.
    var isUnknownSymbol = false
  }

  /// What cuts off what a view shows itself.
  enum Edge {
    /// Nothing.
    case none
    /// Its own box, which it reaches beyond.
    case box
    /// The view, as a layer cuts off what is drawn into it.
    case view
    /// What cuts off the views in this one, with which it scrolls.
    case content
  }

  private(set) var pieces: [Piece] = []
  let view: UIView
  let traits: UITraitCollection
  /// Where the view's own coordinates begin in the window.
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

  /// An area in one colour.
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

  /// A line around an area, inside of it.
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

  /// A line from a place to another.
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

  /// Something in the window's coordinates, whose box is a rectangle of the view.
  mutating func add(_ content: InterfaceElement.Content, in rect: CGRect, named name: String) {
    pieces.append(Piece(name: name, content: content, box: place(rect)))
  }

  /// Lets the view cut off all that was added since there were so many pieces.
  mutating func cutAtView(from count: Int) {
    for index in pieces.indices.dropFirst(count) { pieces[index].edge = .view }
  }

  /// Lets what cuts off the views inside cut off all that was added since there were so many pieces.
  mutating func cutWithContent(from count: Int) {
    for index in pieces.indices.dropFirst(count) { pieces[index].edge = .content }
  }

  /// A shape made for a rectangle of the view.
  mutating func shape(
    in rect: CGRect, _ color: UIColor, named name: String?, _ path: (PointRect) -> ShapePath
  ) {
    let box = place(rect)
    guard !box.isEmpty else { return }
    pieces.append(
      Piece(name: name, content: .fill(path(box), color.color(in: traits)), box: box))
  }

  /// A symbol whose box is a rectangle of the view.
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

  /// A picture, scaled to a rectangle of the view.
  mutating func picture(_ bitmap: Bitmap, in rect: CGRect, named name: String?) {
    let box = place(rect)
    guard !box.isEmpty else { return }
    pieces.append(Piece(name: name, content: .picture(bitmap, in: box), box: box))
  }

  /// A text in a rectangle of the view, in its middle from top to bottom unless told otherwise.
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
  /// The text set on the device in force.
  func set(width: CGFloat? = nil, height: CGFloat? = nil) throws -> SetText {
    var scaling = traits.values.forScaling
    // Bold Text is in the fonts, since each was made under a setting of its own.
    scaling.legibilityWeight = .regular
    return try TypesettingDesk.set(
      styled, in: scaling, width: width.map { Points(Double($0)) },
      height: height.map { Points(Double($0)) })
  }

  /// The size of the text in a width, in whole pixels; zero where it cannot be set.
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    guard text.length > 0, let set = try? set(width: width, height: height) else { return .zero }
    return CGSize(width: set.widestLine.value, height: set.frame.height.value)
      .roundedUp(to: max(1, traits.displayScale))
  }
}
