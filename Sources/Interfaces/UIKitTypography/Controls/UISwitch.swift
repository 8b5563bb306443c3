public import Foundation

/// An on/off switch. It does not grow with the text size.
///
/// Its appearance is modelled: a capsule of 51 × 31 pt with a knob. The audit does not check its
/// size as a tap target, because UIKit accepts touches beyond its edges.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour behind the knob while the switch is on; `nil` for green.
  open var onTintColor: UIColor? { didSet { wasSet(\UISwitch.onTintColor) } }
  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { wasSet(\UISwitch.thumbTintColor) } }

  /// Creates a switch. Its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.required - 1, for: .horizontal)
    setContentHuggingPriority(.required - 1, for: .vertical)
    setContentCompressionResistancePriority(.required - 1, for: .horizontal)
  }

  /// Creates an empty switch, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let size = CGSize(width: 51, height: 31)

  /// Sets the switch on or off at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 pt.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 51 by 31 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var isControl: Bool { false }

  override func contents(_ drawing: inout ElementDrawing) throws {
    let shape = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    let ground = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    drawing.fill(shape, radius: 15.5, isEnabled ? ground : ground.faded, named: "ground")
    let isAtRight = isOn != isRightToLeft
    drawing.fill(
      CGRect(
        x: isAtRight ? shape.maxX - 29 : shape.minX + 2, y: shape.minY + 2, width: 27, height: 27),
      radius: 13.5, thumbTintColor ?? .white, named: "knob")
  }
}
