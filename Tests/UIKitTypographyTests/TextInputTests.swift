import DynamicType
import Foundation
import ImageDiff
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `What is written in a text field` {
  private func shown(_ field: UITextField) throws -> SetText? {
    try field.interfaceFrame().elements.compactMap(\.text).first
  }

  private func field() -> UITextField {
    UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func `is empty at first, and never nothing`() {
    let field = field()
    #expect(field.text?.isEmpty == true)
    #expect(field.attributedText?.string.isEmpty == true)
    field.text = nil
    #expect(field.text?.isEmpty == true)
    field.attributedText = nil
    #expect(field.text?.isEmpty == true)
  }

  @Test func `takes the place of what was written before, with or without attributes`() throws {
    try Stage.device().run { () throws in
      let field = field()
      field.text = "Plain"
      #expect(field.attributedText?.string == "Plain")
      let own = NSAttributedString(
        string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      field.attributedText = own
      #expect(field.text == "Own")
      #expect(field.attributedText == own)
      #expect(try shown(field)?.pointSize == 9)
      field.text = "Again"
      #expect(field.attributedText?.string == "Again")
      #expect(try shown(field)?.pointSize == 17)
    }
  }

  @Test func `does not change with the text it was taken from`() {
    let field = field()
    let text = NSMutableAttributedString(string: "One")
    field.attributedText = text
    text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Two")
    #expect(field.text == "One")
  }

  @Test func `is hidden letter by letter where it is secure`() throws {
    try Stage.device().run { () throws in
      let field = field()
      field.isSecureTextEntry = true
      field.text = "Pass👍🏽"
      #expect(try shown(field)?.frameTexts == ["•••••"])
      #expect(field.text == "Pass👍🏽")
    }
  }

  @Test func `shrinks to the least size where it has no room, and no further`() throws {
    try Stage.device().run { () throws in
      let field = field()
      field.text = "A name that is much longer than a field of 200 points"
      field.font = .systemFont(ofSize: 20)
      field.adjustsFontSizeToFitWidth = true
      #expect(try shown(field)?.frame.shrunkFactor == 1)
      field.minimumFontSize = 15
      // 15 of 20 pt.
      #expect(try shown(field)?.frame.shrunkFactor == 0.75)
      field.text = "Short"
      #expect(try shown(field)?.frame.shrunkFactor == 1)
    }
  }

  @Test func `is as large as its font is high, within the frame of its style`() {
    Stage.device().run {
      let field = field()
      field.text = "Name"
      let natural = field.sizeThatFits(CGSize(width: 1, height: 1))
      #expect(natural == field.intrinsicContentSize)
      // A line of Inter at 17 pt is 20.57 pt high, 20.67 on whole pixels.
      #expect(abs(natural.height - 20.667) < 0.001)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
      #expect(abs(field.intrinsicContentSize.width - natural.width - 14) < 0.001)
      #expect(
        field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40))
          == CGRect(x: 7, y: 6, width: 86, height: 28))
    }
  }

  @Test func `has a placeholder with attributes of its own`() throws {
    try Stage.device().run { () throws in
      let field = field()
      field.placeholder = "Plain"
      field.attributedPlaceholder = NSAttributedString(
        string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      #expect(try shown(field)?.frameTexts == ["Own"])
      #expect(try shown(field)?.pointSize == 9)
      field.text = "Written"
      #expect(try shown(field)?.frameTexts == ["Written"])
    }
  }

  @Test func `stands on the line of a label beside it`() {
    Stage.device().run {
      let (label, field) = (UILabel(), UITextField())
      (label.text, field.text) = ("Name", "Ada")
      label.font = .systemFont(ofSize: 34)
      let row = UIStackView(arrangedSubviews: [label, field])
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      row.layoutIfNeeded()
      let drop = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 17).ascender
      #expect(abs(field.frame.minY - label.frame.minY - drop) <= 0.67)
    }
  }
}

@MainActor @Suite struct `What is written in a text view` {
  @Test func `is empty at first, in black and the system's font`() {
    Stage.device().run {
      let view = UITextView()
      #expect(view.text.isEmpty)
      #expect(view.font == nil)
      #expect(view.textColor == nil)
      view.text = "Plain"
      #expect(view.text == "Plain")
      let text: NSAttributedString = view.attributedText
      #expect(text.string == "Plain")
      #expect(text.first(.font) == UIFont.systemFont(ofSize: 12))
      #expect(text.first(.foregroundColor) as UIColor? === UIColor.label)
      view.text = nil
      #expect(view.text.isEmpty)
    }
  }

  @Test func `has one font all over, once that is set`() {
    Stage.device().run {
      let view = UITextView()
      let text = NSMutableAttributedString(
        string: "Two", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      text.append(
        NSAttributedString(string: " fonts", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
      view.attributedText = text
      // The font of a text view is that of its first letter.
      #expect(view.font == .systemFont(ofSize: 9))
      view.font = .systemFont(ofSize: 20)
      var range = NSRange()
      let font = view.attributedText.attribute(.font, at: 0, effectiveRange: &range)
      #expect(font as? UIFont == .systemFont(ofSize: 20))
      #expect(range == NSRange(location: 0, length: 9))
      #expect(view.text == "Two fonts")
    }
  }

  @Test func `keeps the color that it is given`() {
    let view = UITextView()
    view.text = "Plain"
    view.textColor = .red
    #expect(view.textColor == .red)
    #expect(view.attributedText.first(.foregroundColor) as UIColor? == .red)
  }

  /// UIKit's text views have 8 pt above and below, and 5 pt at the sides of each line.
  @Test func `has the distances around it that the view says`() {
    Stage.device().run {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "Text"
      let label = UILabel()
      label.text = "Text"
      let (size, own) = (view.intrinsicContentSize, label.intrinsicContentSize)
      #expect(abs(size.width - own.width - 10) < 0.34)
      #expect(abs(size.height - own.height - 16) < 0.34)
      view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(abs(view.intrinsicContentSize.width - own.width - 16) < 0.34)
      #expect(abs(view.intrinsicContentSize.height - own.height - 4) < 0.34)
      view.textContainer.lineFragmentPadding = 0
      #expect(abs(view.intrinsicContentSize.width - own.width - 6) < 0.34)
    }
  }

  @Test func `takes over the padding and the lines of a container`() {
    Stage.device().run {
      let container = NSTextContainer(size: .zero)
      container.lineFragmentPadding = 0
      container.maximumNumberOfLines = 2
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 60, height: 300), textContainer: container)
      #expect(view.frame.width == 60)
      #expect(view.textContainer.lineFragmentPadding == 0)
      #expect(view.textContainer.maximumNumberOfLines == 2)
      view.text = "one two three four five six seven eight nine ten"
      view.font = .systemFont(ofSize: 17)
      // Two lines of 20.57 pt, and 8 pt above and below.
      #expect(abs(view.sizeThatFits(CGSize(width: 60, height: 0)).height - 57.333) < 0.01)
      #expect(view.textContainer === container)
      let plain = UITextView(frame: .zero, textContainer: nil)
      #expect(plain.textContainer.lineFragmentPadding == 5)
      #expect(plain.textContainer.maximumNumberOfLines == 0)
    }
  }

  @Test func `stands on the line of a label beside it`() {
    Stage.device().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (label, view) = (UILabel(), UITextView())
      (label.text, view.text) = ("Name", "Ada")
      label.font = .systemFont(ofSize: 34)
      view.font = .systemFont(ofSize: 17)
      view.isScrollEnabled = false
      for part in [label, view] {
        part.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      // Its text begins 8 pt below its top.
      let drop = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 17).ascender - 8
      #expect(abs(view.frame.minY - drop) <= 0.67)
    }
  }
}

@MainActor @Suite struct `What is written in a label` {
  @Test func `has the font and the color of the label as attributes`() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "Plain"
    label.textColor = .red
    label.font = .systemFont(ofSize: 9)
    #expect(label.attributedText?.string == "Plain")
    #expect(label.attributedText?.first(.font) == UIFont.systemFont(ofSize: 9))
    #expect(label.attributedText?.first(.foregroundColor) == UIColor.red)
  }

  @Test func `is as high as the width needs that is preferred`() {
    Stage.device().run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      let line = label.intrinsicContentSize
      label.preferredMaxLayoutWidth = 120
      let size = label.intrinsicContentSize
      #expect(size.width <= 120)
      #expect(size.height > 2 * line.height)
      label.preferredMaxLayoutWidth = 0
      #expect(label.intrinsicContentSize == line)
    }
  }

  @Test func `takes a rectangle of so many lines in another one`() {
    Stage.device().run {
      let label = UILabel()
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      let bounds = CGRect(x: 3, y: 4, width: 120, height: 500)
      let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
      #expect(one.origin == CGPoint(x: 3, y: 4))
      // Lines of 20.57 pt, on whole pixels of a third of a point.
      #expect(abs(one.height - 20.667) < 0.001)
      #expect(abs(two.height - 41.333) < 0.001)
      #expect(two.width <= 120)
      let low = CGRect(x: 0, y: 0, width: 120, height: 10)
      #expect(label.textRect(forBounds: low, limitedToNumberOfLines: 1).height == 10)
      label.text = nil
      #expect(
        label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
          == CGRect(x: 3, y: 4, width: 0, height: 0))
    }
  }

  private func alpha(_ change: (UILabel) -> Void) throws -> UInt8? {
    try Stage.device().run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Text"
      change(label)
      return try label.interfaceFrame().elements.compactMap(\.text).first?.styled.color.alpha
    }
  }

  @Test func `comes at half its opacity where the label is off`() throws {
    #expect(try alpha { $0.textColor = .red } == 255)
    #expect(
      try alpha {
        $0.textColor = UIColor(white: 0, alpha: 0.4)
        $0.isEnabled = false
      } == 51)
  }

  @Test func `comes in the color of what is chosen`() throws {
    try Stage.device().run { () throws in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Text"
      label.textColor = .red
      label.highlightedTextColor = .blue
      let color = { try label.interfaceFrame().elements.compactMap(\.text).first?.styled.color }
      #expect(try color() == RGBAColor(red: 255, green: 0, blue: 0))
      label.isHighlighted = true
      #expect(try color() == RGBAColor(red: 0, green: 0, blue: 255))
    }
  }
}
