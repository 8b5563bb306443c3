import UIKit

// A file as an app has it, with UIKit's name alone.

final class BadgeView: UIKit.UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIKit.UIFont.preferredFont(forTextStyle: .body)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
