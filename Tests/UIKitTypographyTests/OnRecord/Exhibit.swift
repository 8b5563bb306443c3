import Foundation
import Imaging

@testable import UIKitTypography

/// Views that are shown on record.
@MainActor enum Exhibit {
  static let words = "Text grows with the size that its reader chose, line by line."
  static let hebrew = "הטקסט גדל עם הגודל שהקורא בחר"
  static let longWord = "Donaudampfschifffahrtsgesellschaftskapitän"

  static func label(
    _ text: String? = "Settings", style: UIFont.TextStyle? = .body,
    _ change: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    if let style { label.font = .preferredFont(forTextStyle: style) }
    change(label)
    return label
  }

  static func stack(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical,
    alignment: UIStackView.Alignment = .leading, spacing: CGFloat = 4,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    stack.spacing = spacing
    change(stack)
    return stack
  }

  /// A view with subviews that have frames of their own.
  static func ground(_ views: [UIView]) -> UIView {
    let ground = UIView()
    for view in views { ground.addSubview(view) }
    return ground
  }

  /// Adds a view that constraints place, and returns it.
  @discardableResult
  static func add<Kind: UIView>(_ view: Kind, to ground: UIView) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(view)
    return view
  }

  /// A picture whose pixels all differ from their neighbours.
  static func picture(_ width: Int = 30, _ height: Int = 20, scale: CGFloat = 1) -> UIImage {
    var bytes: [UInt8] = []
    for place in 0..<width * height {
      let (red, green, alpha) = (place % 251, place * 7 % 253, 255 - place % 100)
      bytes += [UInt8(red), UInt8(green), 90, UInt8(alpha)]
    }
    return UIImage(
      bitmap: Bitmap(width: width, height: height, format: .rgba8, bytes: bytes), scale: scale)
  }

  static func symbol(_ name: String = "star.fill") -> UIImage? { UIImage(systemName: name) }

  static func attributed(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString { NSAttributedString(string: text, attributes: attributes) }
}

/// A view of a natural size, in one colour.
final class Tile: UIView {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ color: UIColor? = .systemTeal) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
