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
}
