import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A button in little room` {
  private func button(image: UIImage? = nil) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Notifications"
    configuration.image = image
    return UIButton(configuration: configuration)
  }

  @Test func `has its natural size where no width is said`() {
    Stage.device().run {
      let button = button()
      #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    }
  }

  @Test(arguments: [1, 10, 24] as [CGFloat])
  func `breaks its title after each letter if it is narrower than its insets`(width: CGFloat) {
    Stage.device().run {
      let button = button()
      let natural = button.intrinsicContentSize.height
      #expect(button.sizeThatFits(CGSize(width: width, height: 0)).height > 4 * natural)
    }
  }

  @Test func `breaks its title after each letter if its picture takes all of the room`() {
    Stage.device().run {
      let button = button(image: Exhibit.picture(60, 20))
      let natural = button.intrinsicContentSize.height
      #expect(button.sizeThatFits(CGSize(width: 70, height: 0)).height > 4 * natural)
    }
  }

  @Test func `loses a font of its label when it is shown in its configuration`() {
    Stage.device().run {
      let button = button()
      button.titleLabel?.font = .systemFont(ofSize: 40)
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.font.pointSize == 17)
    }
  }

  @Test func `is not updated again by its own update`() {
    let button = UIButton(type: .system)
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.setNeedsUpdateConfiguration()
    }
    #expect(count == 1)
    button.setNeedsUpdateConfiguration()
    #expect(count == 2)
  }
}

@MainActor @Suite struct `A text input at its limits` {
  private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  private func shown(_ view: UIView) throws -> SetText? {
    try view.interfaceFrame().elements.compactMap(\.text).first
  }

  private func field() -> UITextField {
    UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
  }

  /// Footnotes are 13 pt at Large and 27 pt at AX2.
  @Test func `follows in its attributed text since iOS 11`() throws {
    let text = { () -> NSAttributedString in
      NSAttributedString(
        string: "Own", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    }
    for (system, size) in [(10, 13.0), (11, 27)] {
      let device = Stage.device(system: UISystemVersion(system))
      try device.run { () throws in
        let field = field()
        field.attributedText = text()
        field.adjustsFontForContentSizeCategory = true
        device.change(to: huge, showing: field)
        #expect(try shown(field)?.pointSize.value == size, "iOS \(system)")
      }
    }
  }

  /// Footnotes are 13 pt at Large and 27 pt at AX2.
  @Test func `follows in the attributed text of a text view since iOS 11`() throws {
    for (system, size) in [(10, 13.0), (11, 27)] as [(Int, CGFloat)] {
      let device = Stage.device(system: UISystemVersion(system))
      device.run {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        view.attributedText = NSAttributedString(
          string: "Own", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
        view.adjustsFontForContentSizeCategory = true
        device.change(to: huge, showing: view)
        let font: UIFont? = view.attributedText.first(.font)
        #expect(font?.pointSize == size, "iOS \(system)")
      }
    }
  }

  @Test func `has a placeholder that follows since iOS 8`() throws {
    for (system, size) in [(7, 17.0), (8, 33)] {
      let device = Stage.device(system: UISystemVersion(system))
      try device.run { () throws in
        let field = field()
        field.placeholder = "Name"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        device.change(to: huge, showing: field)
        #expect(try shown(field)?.pointSize.value == size, "iOS \(system)")
      }
    }
  }

  @Test func `shrinks its text if it may be as small as a point`() throws {
    try Stage.device().run {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      field.text = "Some words and more"
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 1
      let factor = try #require(try shown(field)?.frame.shrunkFactor)
      #expect(factor < 0.9)
    }
  }

  @Test func `has its text on the line of a label beside it`() {
    Stage.device().run {
      let (label, field) = (UILabel(), UITextField())
      (label.text, field.text) = ("Name", "Ada")
      field.borderStyle = .roundedRect
      let row = UIStackView(arrangedSubviews: [label, field])
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      row.layoutIfNeeded()
      // Both have the font of the system at 17 pt, in the middle of their height.
      #expect(abs(label.frame.midY - field.frame.midY) <= 0.67)
    }
  }

  @Test func `has one line in a text view whose container allows one`() {
    Stage.device().run {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = Exhibit.words
      view.textContainer.maximumNumberOfLines = 1
      let natural = view.intrinsicContentSize
      #expect(view.sizeThatFits(CGSize(width: 80, height: 0)).height == natural.height)
    }
  }

  @Test(arguments: [1, 9] as [CGFloat])
  func `breaks its text after each letter in a text view of no room`(width: CGFloat) {
    Stage.device().run {
      let view = UITextView()
      view.text = "Notifications"
      let natural = view.sizeThatFits(.zero).height
      #expect(view.sizeThatFits(CGSize(width: width, height: 0)).height > 4 * natural)
    }
  }
}

@MainActor @Suite struct `The sides of a text field` {
  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftViewMode = .always
    field.rightViewMode = .always
    return field
  }

  @Test func `take no room from its text without views`() {
    let bounds = CGRect(x: -30, y: 0, width: 100, height: 40)
    #expect(field().textRect(forBounds: bounds) == bounds)
    let other = CGRect(x: 30, y: 5, width: 100, height: 40)
    #expect(field().textRect(forBounds: other) == other)
  }

  @Test func `leave its text no width where they take all`() {
    let field = field()
    field.leftView = Tile(30, 10)
    field.rightView = Tile(40, 10)
    let rect = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(rect == CGRect(x: 30, y: 0, width: 0, height: 40))
  }

  @Test func `are as large as their content unless their views have a size`() {
    let sizes = [
      (CGSize(width: 50, height: 0), CGSize(width: 21, height: 13)),
      (CGSize(width: 0, height: 50), CGSize(width: 21, height: 13)),
      (CGSize(width: 1, height: 1), CGSize(width: 1, height: 1)),
      (CGSize(width: 0.5, height: 9), CGSize(width: 0.5, height: 9)),
      (CGSize(width: 9, height: 0.5), CGSize(width: 9, height: 0.5)),
    ]
    for (size, expected) in sizes {
      let field = field()
      let tile = Tile(21, 13)
      tile.frame.size = size
      field.leftView = tile
      #expect(field.leftViewRect(forBounds: field.bounds).size == expected, "\(size)")
    }
  }
}

@MainActor @Suite struct `A control that shows little` {
  @Test func `has no more than 1000 points for pages`() throws {
    try Stage.device().run {
      let pages = UIPageControl()
      pages.numberOfPages = 1001
      let elements = try pages.interfaceFrame(size: CGSize(width: 20_000, height: 26)).elements
      let points = elements.filter { $0.path.contains("/point") }
      #expect(points.count == 1000)
      #expect(points.last?.path.hasSuffix("/point[1000]") == true)
    }
  }

  @Test func `says the minute that has not ended`() {
    Stage.device().run {
      let texts = [0, 59, 60].map { (second: TimeInterval) -> String? in
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.date = Date(timeIntervalSinceReferenceDate: second)
        return (picker.subviews.first as? UILabel)?.text
      }
      #expect(texts[0]?.isEmpty == false)
      #expect(texts[1] == texts[0])
      #expect(texts[2] != texts[0])
    }
  }
}

@MainActor @Suite struct `An image in a rectangle` {
  private let image = Exhibit.picture(4, 4)
  private let bounds = CGRect(x: 5, y: 6, width: 10, height: 20)

  private func rect(_ mode: UIView.ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    image.rect(in: bounds, mode: mode, size: CGSize(width: width, height: height))
  }

  @Test func `is nowhere if it has no width or no height`() {
    for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center] {
      #expect(rect(mode, 0, 4) == .zero)
      #expect(rect(mode, 4, 0) == .zero)
      #expect(rect(mode, 0, 0) == .zero)
    }
  }

  @Test func `fits and fills as small as a point, too`() {
    #expect(rect(.scaleToFill, 1, 1) == bounds)
    #expect(rect(.scaleAspectFit, 1, 1) == CGRect(x: 5, y: 11, width: 10, height: 10))
    #expect(rect(.scaleAspectFill, 1, 1) == CGRect(x: 0, y: 6, width: 20, height: 20))
    #expect(rect(.bottomRight, 1, 1) == CGRect(x: 14, y: 25, width: 1, height: 1))
    #expect(rect(.scaleAspectFit, 0.5, 1) == CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(rect(.scaleAspectFit, 1, 0.5) == CGRect(x: 5, y: 13.5, width: 10, height: 5))
  }
}
