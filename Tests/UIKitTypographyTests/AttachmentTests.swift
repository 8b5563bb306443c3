import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A picture in an attributed text` {
  private func elements(
    _ attachment: NSTextAttachment, at category: UIContentSizeCategory = .large,
    _ change: (UILabel) -> Void = { _ in }
  ) throws -> [InterfaceElement] {
    try Stage.device(category).run {
      let label = UILabel()
      let font = UIFont.preferredFont(forTextStyle: .body)
      let text = NSMutableAttributedString(attachment: attachment)
      text.append(NSAttributedString(string: " Favourites"))
      text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
      label.attributedText = text
      change(label)
      return try label.interfaceFrame(
        size: label.intrinsicContentSize,
        traits: UITraitCollection(preferredContentSizeCategory: category)
      ).elements
    }
  }

  private func star() throws -> NSTextAttachment {
    NSTextAttachment(image: try #require(UIImage(systemName: "star")))
  }

  private func symbol(_ elements: [InterfaceElement]) throws -> InterfaceElement {
    try #require(elements.first { if case .symbol = $0.content { true } else { false } })
  }

  @Test func `has the size of the text around it, at each text size`() throws {
    let heights = try [
      UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ].map { try symbol(try elements(star(), at: $0)).box.height.value }
    // 1.2 em of body: 14, 17 and 53 pt.
    #expect(heights.map { ($0 * 100).rounded() } == [1680, 2040, 6360])
  }

  @Test func `stands in the room that the text keeps for it`() throws {
    let all = try elements(star())
    let text = try #require(all.compactMap(\.text).first)
    let box = try #require(text.frame.lines.first?.boxes.first)
    #expect(abs(box.width.value - 17 * 1.2) < 0.02)
    #expect(abs((try symbol(all).box.x - box.left).value) < 0.02)
    #expect(text.frame.missingCharacters == [])
  }

  @Test func `has the color of the text, or its own`() throws {
    func color(_ attachment: NSTextAttachment) throws -> RGBAColor? {
      let found = try symbol(try elements(attachment) { $0.textColor = .blue })
      if case .symbol(_, _, let color) = found.content { return color }
      return nil
    }
    #expect(try color(star()) == RGBAColor(red: 0, green: 0, blue: 255))
    let red = try #require(UIImage(systemName: "star")).withTintColor(.red)
    #expect(try color(NSTextAttachment(image: red)) == RGBAColor(red: 255, green: 0, blue: 0))
  }

  @Test func `has a size of its own by a configuration, or by its bounds`() throws {
    let large = UIImage(systemName: "star", withConfiguration: .init(pointSize: 40))
    let image = NSTextAttachment(image: try #require(large))
    #expect(abs(try symbol(try elements(image)).box.height.value - 48) < 0.01)
    let bitmap = Bitmap(
      width: 30, height: 60, format: .rgba8, bytes: [UInt8](repeating: 200, count: 7200))
    let picture = NSTextAttachment(image: UIImage(bitmap: bitmap))
    picture.bounds = CGRect(x: 0, y: -4, width: 10, height: 20)
    let all = try elements(picture)
    let baseline = try #require(all.compactMap(\.text).first?.frame.lines.first?.baseline)
    let rects = all.compactMap { element -> PointRect? in
      if case .picture(_, let rect) = element.content { rect } else { nil }
    }
    let rect = try #require(rects.first)
    #expect(abs(rect.width.value - 10) < 0.02 && abs(rect.height.value - 20) < 0.03)
    #expect(abs((rect.maxY - baseline).value - 4) < 1)
    // The line reaches as far up as the picture, which is larger than its letters.
    #expect(abs((rect.y.value)) < 1)
  }

  @Test func `is not drawn where it was cut away`() throws {
    let all = try Stage.device().run {
      let label = UILabel()
      let text = NSMutableAttributedString(string: "A text that is much too long ")
      text.append(NSAttributedString(attachment: try star()))
      label.attributedText = text
      return try label.interfaceFrame(
        size: CGSize(width: 80, height: 30), traits: UITraitCollection()
      ).elements
    }
    #expect(!all.contains { if case .symbol = $0.content { true } else { false } })
  }
}

@MainActor @Suite struct `A configuration of a symbol` {
  private func width(_ configuration: UIImage.SymbolConfiguration) throws -> Double {
    try Stage.device().run {
      let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
      for element in try UIImageView(image: image).interfaceFrame().elements {
        if case .symbol(_, let stencil, _) = element.content {
          return stencil.parts.first?.line?.width.value ?? 0
        }
      }
      return 0
    }
  }

  @Test func `has lines as heavy as its weight says`() throws {
    let widths = try [UIImage.SymbolWeight.light, .regular, .bold, .black].map {
      try width(.init(pointSize: 20, weight: $0))
    }
    // 1.4, 1.8, 2.75 and 3.3 of 20 units in an em.
    #expect(widths.map { ($0 * 100).rounded() } == [140, 180, 275, 330])
  }

  @Test func `keeps what another one does not say`() throws {
    Stage.device().run {
      let base = UIImage.SymbolConfiguration(pointSize: 40)
      let large = base.applying(UIImage.SymbolConfiguration(scale: .large))
      #expect(large.pointSize(in: .current) == 40)
      #expect(large.scale == .large)
      let heavy = large.applying(UIImage.SymbolConfiguration(weight: .heavy))
      #expect(heavy.fontWeight(in: .current) == .heavy)
      #expect(heavy.applying(UIImage.SymbolConfiguration(pointSize: 10)).scale == .large)
      #expect(base.applying(nil) === base)
    }
  }
}
