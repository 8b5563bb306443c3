import DynamicType
public import Foundation
import Imaging
import Rendering
import Snapshots
import Symbols
import TextEngine

/// A picture in a text, which replaces a character. It is placed on the baseline.
///
/// A symbol without a configuration has the size, weight and colour of the text around it.
open class NSTextAttachment: NSObject {
  private let mark = ForeignTypeMark()

  /// The code of the character that a picture replaces, U+FFFC.
  public static let character = 0xFFFC

  /// The picture; `nil` for none.
  open var image: UIImage?
  /// The size of the picture and its distance above the baseline, in points. Zero takes the size of
  /// the image.
  open var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment with a picture.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The name of the class, for debugging.
  open override var description: String { "<\(type(of: self))>" }

  /// Returns the box of the picture in text of a font. A symbol as large as the letters does not
  /// make its line higher.
  func box(beside font: UIFont, in traits: UITraitCollection) -> InlineBox {
    func box(_ rect: CGRect) -> InlineBox {
      let em = font.pointSize
      return InlineBox(
        width: Double(rect.width / em), ascent: Double(rect.maxY / em),
        descent: Double(-rect.minY / em))
    }
    if bounds.size != .zero { return box(bounds) }
    guard let image else { return InlineBox(width: 0) }
    guard case .symbol(let name, let configuration) = image.kind else {
      return box(CGRect(origin: bounds.origin, size: image.size(in: traits)))
    }
    let size = configuration.hasSize ? configuration.pointSize(in: traits) : font.pointSize
    guard size > 0 else { return InlineBox(width: 0) }
    let shape = Symbol(orUnknown: name).image(
      pointSize: Points(Double(size)), scale: configuration.scale.ofSymbol)
    let room = CGRect(
      x: 0, y: shape.baseline.value - shape.height.value, width: shape.width.value,
      height: shape.height.value)
    return configuration.hasSize ? box(room) : InlineBox(width: Double(room.width / font.pointSize))
  }
}

extension NSAttributedString.Key {
  /// A picture in place of the character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Creates a text that consists of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The position of a picture in a laid-out text.
struct PlacedAttachment {
  let attachment: NSTextAttachment
  /// The box of the picture, from the top left corner of the text's frame.
  let box: TextBox
  /// The baseline at the picture, below the top of the text's frame.
  let baseline: Points
  /// The weight of the text around it.
  let weight: FontWeight
}

extension TextOrder {
  /// Returns the pictures of the laid-out text, in the order of the lines.
  func attachments(in set: SetText) -> [PlacedAttachment] {
    let runs = runs
    return set.frame.lines.flatMap { line in
      line.boxes.compactMap { box in
        guard runs.indices.contains(box.span), let attachment = runs[box.span].attachment else {
          return nil
        }
        let font = runs[box.span].values[.font] as? UIFont ?? self.font
        return PlacedAttachment(
          attachment: attachment, box: box, baseline: line.baseline - box.rise,
          weight: font.strokeWeight(in: traits))
      }
    }
  }
}

extension PlacedAttachment {
  /// The colour of the text around it.
  var color: UIColor {
    let color = box.color
    return UIColor(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }

  /// Returns the rectangle of a picture, from the top left corner of the frame. It does not apply
  /// to symbols of the text's own size.
  func rect(in traits: UITraitCollection) -> CGRect {
    var size = attachment.bounds.size
    if size == .zero { size = attachment.image?.size(in: traits) ?? .zero }
    // Text that shrinks to fit takes its pictures along.
    let factor = size.width > 0 ? CGFloat(box.width.value) / size.width : 1
    let height = size.height * factor
    return CGRect(
      x: CGFloat(box.left.value),
      y: CGFloat(baseline.value) - height - attachment.bounds.minY * factor,
      width: CGFloat(box.width.value), height: height)
  }
}

extension ElementDrawing {
  /// Draws the pictures of a text whose frame has its top left corner at a point of the window.
  mutating func attachments(
    of order: TextOrder, in set: SetText, x: Points, y: Points, named name: String?
  ) {
    let origin = place(.zero)
    for (index, placed) in order.attachments(in: set).enumerated() {
      guard let image = placed.attachment.image else { continue }
      let own = "attachment".ofSiblings(index + 1)
      let path = name.map { "\($0)/\(own)" } ?? own
      var rect = placed.rect(in: traits).offsetBy(
        dx: (x - origin.x).value, dy: (y - origin.y).value)
      guard case .symbol(let symbolName, let configuration) = image.kind,
        placed.attachment.bounds.size == .zero
      else {
        self.image(image, in: rect, tint: placed.color, named: path)
        continue
      }
      let symbol = Symbol(orUnknown: symbolName)
      let size =
        configuration.hasSize
        ? Points(Double(configuration.pointSize(in: traits))) : placed.box.pointSize
      guard size > .zero else { continue }
      let shape = symbol.image(
        pointSize: size, weight: configuration.fontWeight(in: traits, around: placed.weight),
        scale: configuration.scale.ofSymbol, isRightToLeft: view.isRightToLeft)
      rect = CGRect(
        x: rect.minX, y: (y - origin.y + placed.baseline - shape.baseline).value,
        width: shape.width.value, height: shape.height.value)
      self.symbol(
        symbol, shape, in: rect, image.tint?.color(in: traits) ?? placed.box.color, named: path)
    }
  }
}
