import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A label in little room` {
  /// A label of any number of lines, with the height of one of them.
  private func made(_ text: String = "a b") -> (label: UILabel, line: CGFloat) {
    let label = UILabel()
    label.text = text
    let line = label.intrinsicContentSize.height
    label.numberOfLines = 0
    return (label, line)
  }

  @Test func `breaks its text in a width of a point, but not in none`() {
    Stage.device().run {
      let (label, line) = made()
      #expect(label.sizeThatFits(CGSize(width: 1, height: 0)).height > line)
      #expect(label.sizeThatFits(.zero).height == line)
      #expect(label.sizeThatFits(CGSize(width: -1, height: 0)).height == line)
      let tall = CGRect(x: 3, y: 4, width: 1, height: 500)
      #expect(label.textRect(forBounds: tall, limitedToNumberOfLines: 0).height > line)
      let none = CGRect(x: 3, y: 4, width: 0, height: 500)
      #expect(label.textRect(forBounds: none, limitedToNumberOfLines: 0).height == line)
    }
  }

  @Test func `has the natural size of its text in the width that it prefers`() {
    Stage.device().run {
      let (label, line) = made()
      #expect(label.intrinsicContentSize.height == line)
      label.preferredMaxLayoutWidth = 1
      #expect(label.intrinsicContentSize.height > line)
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize.height == line)
    }
  }

  @Test func `depends on its width for the height of several lines`() {
    Stage.device().run {
      let (label, line) = made()
      #expect(label.contentHeight(forWidth: 0) == nil)
      #expect((label.contentHeight(forWidth: 1) ?? 0) > line)
      #expect(label.contentHeight(forWidth: 100) == line)
      label.numberOfLines = 2
      #expect((label.contentHeight(forWidth: 1) ?? 0) > line)
      label.numberOfLines = 1
      #expect(label.contentHeight(forWidth: 100) == nil)
    }
  }

  private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
      label.topAnchor.constraint(equalTo: ground.topAnchor),
    ])
    ground.layoutIfNeeded()
  }

  @Test func `is laid out again when it prefers another width`() {
    Stage.device().run {
      let (label, line) = made("one two three four five six seven eight nine ten")
      label.preferredMaxLayoutWidth = 280
      add(label)
      #expect(label.frame.width <= 280 && label.frame.width > 100)
      let height = label.frame.height
      label.preferredMaxLayoutWidth = 100
      ground.layoutIfNeeded()
      #expect(label.frame.width <= 100)
      #expect(label.frame.height >= height + line)
    }
  }

  @Test func `takes no room when its text is taken away`() {
    Stage.device().run {
      let label = UILabel()
      label.text = "Words"
      add(label)
      #expect(label.frame.width > 20)
      label.text = nil
      ground.layoutIfNeeded()
      #expect(label.frame.size == .zero)
      label.attributedText = NSAttributedString(string: "More words")
      ground.layoutIfNeeded()
      #expect(label.frame.width > 40)
      label.attributedText = nil
      ground.layoutIfNeeded()
      #expect(label.frame.size == .zero)
    }
  }

  /// Text with lines of 20 pt in a label of some height.
  private func clip(in height: CGFloat) throws -> InterfaceElement.Clip? {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 20
    style.maximumLineHeight = 20
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: height))
    label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(label)
    let elements = try window.interfaceFrame().elements
    return try #require(elements.first { $0.text != nil }).clip
  }

  @Test func `cuts off text that is higher by more than half a point`() throws {
    try Stage.device().run {
      #expect(try clip(in: 20) == nil)
      #expect(try clip(in: 19.5) == nil)
      let cut = try #require(try clip(in: 19.25))
      #expect(cut.rect == PointRect(x: 10, y: 10, width: 100, height: 19.25))
    }
  }
}

@MainActor @Suite struct `A text of one letter` {
  private func label(_ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "A", attributes: attributes)
    return label
  }

  @Test func `gives a label its font and colour`() {
    Stage.device().run {
      let label = label([.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
      #expect(label.font.pointSize == 30)
      #expect(label.textColor == .red)
    }
  }

  @Test func `stands in a line of its own style`() {
    Stage.device().run {
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = 40
      #expect(label([.paragraphStyle: style]).intrinsicContentSize.height == 40)
    }
  }

  @Test func `is drawn`() throws {
    try Stage.device().run {
      let frame = try label([:]).interfaceFrame(size: CGSize(width: 50, height: 40))
      #expect(frame.elements.compactMap { $0.text?.frameTexts } == [["A"]])
    }
  }

  @Test func `has no line where its style is no number`() throws {
    try Stage.device().run {
      let attributes: [NSAttributedString.Key: Any] = [
        .underlineStyle: "thick", .strikethroughStyle: "thick",
      ]
      let frame = try label(attributes).interfaceFrame(size: CGSize(width: 50, height: 40))
      let run = try #require(frame.elements.compactMap(\.text).first?.styled.text.runs.first)
      #expect(run.attributes.underline == nil)
      #expect(run.attributes.strikethrough == nil)
    }
  }
}

@MainActor @Suite struct `A symbol in a text` {
  @Test func `of a size of its own has the colour of the text`() throws {
    try Stage.device().run {
      let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
      attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      for color in [UIColor.white, .red, .blue] {
        label.textColor = color
        let frame = try label.interfaceFrame(size: CGSize(width: 50, height: 40))
        let colors = frame.elements.compactMap { element -> RGBAColor? in
          if case .symbol(_, _, let color) = element.content { color } else { nil }
        }
        #expect(colors == [color.color(in: UITraitCollection())])
      }
    }
  }
}

@Suite struct `A length of a paragraph` {
  private static let lengths: [(given: CGFloat, taken: Double)] = [
    (-1, 0), (0, 0), (0.5, 0.5), (1, 1), (99_999, 99_999), (100_000, 0), (.infinity, 0), (.nan, 0),
  ]

  @Test func `counts where it is above 0 and below 100,000 pt`() {
    for (given, taken) in Self.lengths {
      var values = NSParagraphStyle.Values()
      values.lineSpacing = given
      values.paragraphSpacing = given
      values.paragraphSpacingBefore = given
      values.minimumLineHeight = given
      values.maximumLineHeight = given
      let style = values.style(lineLimit: nil, isRightToLeft: false)
      #expect(style.lineSpacing.value == taken, "\(given)")
      #expect(style.paragraphSpacing.value == taken, "\(given)")
      #expect(style.paragraphSpacingBefore.value == taken, "\(given)")
      #expect(style.minimumLineHeight.value == taken, "\(given)")
      #expect(style.maximumLineHeight?.value == (taken == 0 ? nil : taken), "\(given)")
    }
  }

  @Test func `is multiplied by a factor up to 100`() {
    let factors: [(given: CGFloat, taken: Double)] = [
      (-1, 1), (0, 1), (0.5, 0.5), (1, 1), (100, 100), (100.5, 1), (.infinity, 1), (.nan, 1),
    ]
    for (given, taken) in factors {
      var values = NSParagraphStyle.Values()
      values.lineHeightMultiple = given
      let style = values.style(lineLimit: nil, isRightToLeft: false)
      #expect(style.lineHeightMultiple == taken, "\(given)")
    }
  }

  @Test func `to a tab stop is at least a point`() {
    var values = NSParagraphStyle.Values()
    values.tabStops = [0, 0.5, 1, 40, 99_999, 100_000].map {
      NSTextTab(textAlignment: .left, location: $0)
    }
    let tabs = values.style(lineLimit: nil, isRightToLeft: false).tabs
    #expect(tabs.places.map(\.value) == [1, 40, 99_999])
    #expect(tabs.interval.value == 28)
    let intervals: [(given: CGFloat, taken: Double)] = [
      (0.5, 28), (1, 1), (99_999, 99_999), (100_000, 28),
    ]
    for (given, taken) in intervals {
      values.defaultTabInterval = given
      let tabs = values.style(lineLimit: nil, isRightToLeft: false).tabs
      #expect(tabs.interval.value == taken, "\(given)")
      #expect(tabs.places.count == 3)
    }
  }
}
