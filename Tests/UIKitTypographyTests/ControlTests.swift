import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Controls on a screen` {
  private func screen() -> UIView {
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.accessibilityIdentifier = "segments"
    segments.selectedSegmentIndex = 1
    var filled = UIButton.Configuration.filled()
    filled.title = "Continue with a long title"
    filled.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    filled.imagePadding = 8
    filled.baseForegroundColor = .white
    let button = UIButton(configuration: filled)
    button.accessibilityIdentifier = "button"
    let text = UITextView()
    text.accessibilityIdentifier = "text"
    text.isScrollEnabled = false
    text.text = "A text view that grows with what it says, over several lines."
    text.font = .preferredFont(forTextStyle: .callout)
    text.adjustsFontForContentSizeCategory = true
    text.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    label.text = "One line that is cut where it does not fit"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    let column = UIStackView(arrangedSubviews: [field, segments, button, text, label])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    let bar = UITabBar()
    bar.accessibilityIdentifier = "bar"
    bar.items = [
      UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
      UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1),
      UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 2),
    ]
    bar.selectedItem = bar.items?[0]
    bar.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.accessibilityIdentifier = "screen"
    root.backgroundColor = .systemBackground
    root.addSubview(column)
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return root
  }

  @Test func `color all of a text that has colors of its own, where a text view is given one`() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "Mine", attributes: [.foregroundColor: UIColor.green])
    view.textColor = .red
    var range = NSRange()
    let color = view.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: &range)
    #expect(color as? UIColor == .red)
    #expect(range == NSRange(location: 0, length: 4))
  }

  @Test func `give a button of a bar the height of a finger`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Done")
    bar.items = [item]
    bar.layoutIfNeeded()
    let place = try #require(bar.subviews.compactMap { $0 as? UIBarPlace }.first)
    #expect(place.sizeThatFits(.zero).height == 44)
    #expect(place.frame.height == 44)
  }

  private func frame(
    _ category: UIContentSizeCategory, _ change: (UISimulatedDevice) -> Void = { _ in },
    as name: String
  ) throws -> InterfaceFrame {
    let device = Stage.device(category)
    change(device)
    return try device.run {
      let root = screen()
      let frame = try root.interfaceFrame(size: CGSize(width: 320, height: 700))
      #expect(root.layoutTrouble == [])
      try Stage.keep(frame, as: name)
      return frame
    }
  }

  private func size(_ path: String, in frame: InterfaceFrame) -> Double? {
    frame.elements.first { $0.path == "screen/" + path }?.text?.pointSize.value
  }

  @Test func `grow with the text size, but for bars and segments`() throws {
    let large = try frame(.large, as: "controls-l")
    let ax3 = try frame(.accessibilityExtraLarge, as: "controls-ax3")
    #expect(size("column/field", in: large) == 17)
    #expect(size("column/field", in: ax3) == 40)
    #expect(size("column/text", in: ax3) == 38)
    #expect(size("column/button/UILabel", in: ax3) == 40)
    #expect(size("column/segments/title", in: ax3) == 13)
    #expect(size("bar/Home/title", in: ax3) == 10)
  }

  @Test func `say where a label is cut`() throws {
    let ax3 = try frame(.accessibilityExtraLarge, as: "controls-ax3")
    let label = ax3.elements.first { $0.path == "screen/column/label" }
    #expect(label?.text?.frameTexts.last?.hasSuffix("…") == true)
  }

  @Test func `offer bars and segments to the Large Content Viewer`() throws {
    let large = try frame(.large, as: "controls-l")
    let offered = large.elements.compactMap(\.largeContent).map(\.title)
    #expect(offered == ["Week", "Home", "Search", "Settings"])
  }

  @Test func `turn in interfaces that run from right to left`() throws {
    let turned = try frame(
      .large, { $0.traits.layoutDirection = .rightToLeft }, as: "controls-rtl")
    let home = turned.elements.first { $0.path == "screen/bar/Home" }
    #expect((home?.box.x.value ?? 0) > 200)
  }

  @Test func `are dark where the interface is`() throws {
    let dark = try frame(.large, { $0.traits.userInterfaceStyle = .dark }, as: "controls-dark")
    #expect(dark.background == .black)
    let label = dark.elements.first { $0.path == "screen/column/label" }
    #expect(label?.text?.styled.color == .white)
  }
}
