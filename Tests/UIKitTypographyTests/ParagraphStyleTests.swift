import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@Suite struct `A paragraph style` {
  /// A style of which nothing is as usual.
  private func unusual() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.paragraphSpacingBefore = 3
    style.lineHeightMultiple = 4
    style.minimumLineHeight = 5
    style.maximumLineHeight = 6
    style.firstLineHeadIndent = 7
    style.headIndent = 8
    style.tailIndent = -9
    style.defaultTabInterval = 10
    style.hyphenationFactor = 0.5
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = .pushOut
    style.tabStops = [NSTextTab(textAlignment: .right, location: 99)]
    return style
  }

  /// Expects what `unusual()` set.
  private func expectUnusual(
    _ style: NSParagraphStyle, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(style.alignment == .justified, sourceLocation: place)
    #expect(style.lineBreakMode == .byTruncatingMiddle, sourceLocation: place)
    #expect(style.baseWritingDirection == .rightToLeft, sourceLocation: place)
    #expect(style.lineSpacing == 1, sourceLocation: place)
    #expect(style.paragraphSpacing == 2, sourceLocation: place)
    #expect(style.paragraphSpacingBefore == 3, sourceLocation: place)
    #expect(style.lineHeightMultiple == 4, sourceLocation: place)
    #expect(style.minimumLineHeight == 5, sourceLocation: place)
    #expect(style.maximumLineHeight == 6, sourceLocation: place)
    #expect(style.firstLineHeadIndent == 7, sourceLocation: place)
    #expect(style.headIndent == 8, sourceLocation: place)
    #expect(style.tailIndent == -9, sourceLocation: place)
    #expect(style.defaultTabInterval == 10, sourceLocation: place)
    #expect(style.hyphenationFactor == 0.5, sourceLocation: place)
    #expect(style.allowsDefaultTighteningForTruncation, sourceLocation: place)
    #expect(style.lineBreakStrategy == .pushOut, sourceLocation: place)
    #expect(
      style.tabStops == [NSTextTab(textAlignment: .right, location: 99)], sourceLocation: place)
  }

  /// The defaults in Apple's documentation of each property.
  @Test func `begins with the usual values`() {
    for style in [NSParagraphStyle.default, NSParagraphStyle(), NSMutableParagraphStyle()] {
      #expect(style.alignment == .natural)
      #expect(style.lineBreakMode == .byWordWrapping)
      #expect(style.baseWritingDirection == .natural)
      #expect(style.lineSpacing == 0)
      #expect(style.paragraphSpacing == 0)
      #expect(style.paragraphSpacingBefore == 0)
      #expect(style.lineHeightMultiple == 0)
      #expect(style.minimumLineHeight == 0)
      #expect(style.maximumLineHeight == 0)
      #expect(style.firstLineHeadIndent == 0)
      #expect(style.headIndent == 0)
      #expect(style.tailIndent == 0)
      #expect(style.defaultTabInterval == 0)
      #expect(style.hyphenationFactor == 0)
      #expect(!style.allowsDefaultTighteningForTruncation)
      #expect(style.lineBreakStrategy == [])
    }
  }

  @Test func `has twelve tab stops, 28 pt apart`() {
    let places: [CGFloat] = [28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336]
    for style in [NSParagraphStyle.default, NSMutableParagraphStyle()] {
      #expect(style.tabStops.map(\.location) == places)
      #expect(style.tabStops.allSatisfy { $0.alignment == .left })
    }
  }

  @Test func `keeps what it is told`() {
    expectUnusual(unusual())
  }

  @Test func `has copies that change by themselves`() throws {
    let style = unusual()
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(fixed is NSMutableParagraphStyle))
    style.lineSpacing = 50
    expectUnusual(mutable)
    expectUnusual(fixed)
    mutable.lineSpacing = 60
    #expect(style.lineSpacing == 50)
    #expect(fixed.lineSpacing == 1)
  }

  @Test func `takes over all that another one says`() {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(unusual())
    expectUnusual(style)
    style.setParagraphStyle(.default)
    #expect(style == NSParagraphStyle.default)
  }

  @Test func `equals another one that says the same`() {
    #expect(unusual() == unusual())
    #expect(unusual().isEqual(unusual()))
    #expect(unusual().hashValue == unusual().hashValue)
    let other = unusual()
    other.tailIndent = -8
    #expect(unusual() != other)
    #expect(!unusual().isEqual(other))
    #expect(!unusual().isEqual("style"))
    #expect(!unusual().isEqual(nil))
    #expect(Set<NSParagraphStyle>([unusual(), other, unusual()]).count == 2)
  }
}

@MainActor @Suite struct `A text with a paragraph style` {
  private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    Stage.device().run {
      let style = NSMutableParagraphStyle()
      change(style)
      let text = NSAttributedString(
        string: "one\ntwo",
        attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
      return text.boundingRect(
        with: CGSize(width: 300, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
  }

  @Test func `has lines as high as it says`() {
    // Two lines, each no lower than 40 pt.
    #expect(height { $0.minimumLineHeight = 40 } == 80)
    // Two lines, each no higher than 15 pt.
    #expect(height { $0.maximumLineHeight = 15 } == 30)
  }

  @Test func `has the distances between lines and paragraphs that it says`() {
    let plain = height { _ in }
    #expect(abs(height { $0.paragraphSpacing = 11 } - plain - 11) < 0.01)
    #expect(abs(height { $0.paragraphSpacingBefore = 13 } - plain - 13) < 0.01)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - plain * 2) < 0.01)
  }

  @Test func `is cut in one line as the label says where the style only wraps`() throws {
    try Stage.device().run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      label.attributedText = NSAttributedString(
        string: "Notifications and more",
        attributes: [
          .paragraphStyle: NSMutableParagraphStyle(), .font: UIFont.systemFont(ofSize: 17),
        ])
      let shown = try #require(label.interfaceFrame().elements.compactMap(\.text).first)
      #expect(shown.frameTexts.count == 1)
      #expect(shown.frameTexts.first?.hasSuffix("…") == true)
    }
  }

  @Test func `stands where the style says, and where the label does if the style says nothing`()
    throws
  {
    try Stage.device().run { () throws in
      @MainActor func left(
        _ alignment: NSTextAlignment, label own: NSTextAlignment, of text: String = "Hi"
      ) throws -> Double {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.attributedText = NSAttributedString(
          string: text, attributes: [.paragraphStyle: style])
        label.textAlignment = own
        let text = try #require(label.interfaceFrame().elements.compactMap(\.text).first)
        return try #require(text.frame.lines.first).left.value
      }
      #expect(try left(.left, label: .right) == 0)
      #expect(try left(.right, label: .left) > 150)
      #expect(try left(.natural, label: .right) > 150)
      // A mark for right to left counts as a letter does, and an isolate's letters do not.
      for text in ["\u{200F}Hi", "\u{2068}ש\u{2069} Hi"] {
        #expect(try left(.left, label: .right, of: text) == 0, "\(text)")
        #expect(try left(.right, label: .left, of: text) > 150, "\(text)")
      }
    }
  }
}
