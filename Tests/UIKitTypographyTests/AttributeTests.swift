import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `Text with attributes` {
  /// Numbers among attributes come from anywhere, such as files.
  @Test(arguments: [1e19, -1e19, .infinity, .nan])
  func `has no line where its style is a number beyond all styles`(number: Double) throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: number, .strikethroughStyle: number,
    ]
    let container = AttributeContainer(attributes)
    #expect(container.uiKit.underlineStyle == nil)
    #expect(container.uiKit.strikethroughStyle == nil)
    try Stage.device().run {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Word", attributes: attributes)
      let frame = try label.interfaceFrame(size: CGSize(width: 100, height: 30))
      let run = try #require(frame.elements.compactMap(\.text).first?.styled.text.runs.first)
      #expect(run.attributes.underline == nil)
      #expect(run.attributes.strikethrough == nil)
    }
  }

  @Test func `stands in paragraphs as its container says`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    var container = AttributeContainer()
    container.uiKit.paragraphStyle = style
    let text = NSAttributedString(AttributedString("Word", attributes: container))
    let taken: NSParagraphStyle = try #require(text.first(.paragraphStyle))
    #expect(taken.alignment == .right)
    #expect(AttributeContainer([.paragraphStyle: style]).uiKit.paragraphStyle == style)
  }

  @Test func `has a line by its number, of whatever kind that is`() {
    for number: Any in [9, 9.0, Float(9), UInt32(9), NSNumber(value: 9)] {
      let container = AttributeContainer([.underlineStyle: number])
      #expect(container.uiKit.underlineStyle == .double)
    }
  }

  /// An attachment of an app's own.
  private final class Badge: NSTextAttachment {}

  private static let objects: [(name: NSAttributedString.Key, make: () -> NSObject)] = [
    (.font, { UIFont.systemFont(ofSize: 17) }), (.foregroundColor, { UIColor.red }),
    (.foregroundColor, { UIColor { _ in .red } }), (.paragraphStyle, { NSParagraphStyle() }),
    (.paragraphStyle, { NSMutableParagraphStyle() }), (.attachment, { NSTextAttachment() }),
    (.attachment, { Badge() }),
  ]

  /// Foundation ends the process if it finds 0 where it expects the type of both.
  @Test func `has values that Foundation can compare`() {
    for (name, make) in Self.objects {
      let text = NSMutableAttributedString(string: "ab", attributes: [name: make()])
      text.addAttribute(name, value: make(), range: NSRange(location: 1, length: 1))
      text.append(NSAttributedString(string: "c", attributes: [name: make()]))
      #expect(text.attribute(name, at: 2, effectiveRange: nil) != nil, "\(name.rawValue)")
    }
  }

  @Test func `takes a style of a line for its number`() throws {
    let attributes = [NSAttributedString.Key.underlineStyle: NSUnderlineStyle.thick]
    let text = NSAttributedString(string: "a", attributes: attributes)
    let style: NSNumber = try #require(text.first(.underlineStyle))
    #expect(style == 2)
    #expect(text.first(.underlineStyle) == NSUnderlineStyle.thick)
  }

  /// The words of an object are as in `CFRuntimeBase`. The number of its type is in bits 8 to 17,
  /// behind a header of two words, and 0 is no type.
  @Test func `has values that Foundation does not take for its own`() {
    for (name, make) in Self.objects {
      let value = make()
      let word = withExtendedLifetime(value) {
        Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      }
      #expect(word >> 8 & 0x3FF == 0x3FF, "\(name.rawValue): \(type(of: value))")
    }
  }

  @Test func `is in one piece where its values are equal`() {
    let styles = [NSMutableParagraphStyle(), NSMutableParagraphStyle()]
    for style in styles { style.lineSpacing = 3 }
    let text = NSMutableAttributedString()
    for style in styles {
      text.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor(white: 1, alpha: 0.5),
            .paragraphStyle: style,
          ]))
    }
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 4)) { _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 4)])
  }

  @Test func `has values that print the same in every run`() {
    #expect(
      "\(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))"
        == "<UIColor: red 1.0, green 0.0, blue 0.5, alpha 1.0>")
    #expect("\(UIColor { _ in .red })" == "<UIColor: dynamic>")
    #expect("\(NSParagraphStyle())" == "\(NSParagraphStyle())")
    #expect("\(NSMutableParagraphStyle())".hasPrefix("<NSMutableParagraphStyle: "))
    #expect("\(NSTextAttachment())" == "<NSTextAttachment>")
  }
}
