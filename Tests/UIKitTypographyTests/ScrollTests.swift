import DynamicType
import Foundation
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A scroll view of UIKit` {
  /// What shows of a label that stands 300 pt below the top of 100 pt that are seen.
  private func clip(_ change: (UIScrollView) -> Void) throws -> InterfaceElement.Clip {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 200, height: 400)
      let label = UILabel(frame: CGRect(x: 150, y: 300, width: 100, height: 30))
      label.text = "Below"
      scroll.addSubview(label)
      window.addSubview(scroll)
      change(scroll)
      let elements = try window.interfaceFrame().elements
      let element = try #require(elements.first { $0.text?.styled.text.string == "Below" })
      return element.clip ?? InterfaceElement.Clip(PointRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  @Test func `has all of its content in reach, and nothing at its sides`() throws {
    let clip = try clip { _ in }
    #expect(clip.rect == PointRect(x: 0, y: 0, width: 200, height: 100))
    #expect(clip.reach == PointRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `has in reach what was scrolled past`() throws {
    let clip = try clip { $0.contentOffset = CGPoint(x: 0, y: 250) }
    #expect(clip.reach == PointRect(x: 0, y: -250, width: 200, height: 400))
  }

  @Test func `that is switched off has in reach what shows`() throws {
    let clip = try clip { $0.isScrollEnabled = false }
    #expect(clip.reach == PointRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `shows the text of a text view within its frame alone`() throws {
    try Stage.device().run {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      text.text = "A text of many words that stands in many more lines than have room in its view"
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.addSubview(text)
      let clip = try #require(
        try window.interfaceFrame().elements.first { $0.text != nil }?.clip)
      #expect(clip.rect == PointRect(x: 0, y: 0, width: 200, height: 50))
      #expect(clip.reach.height > 59)
    }
  }

  @Test func `marks at its foot how far it was scrolled to the side`() throws {
    try Stage.device().run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      scroll.contentSize = CGSize(width: 400, height: 100)
      scroll.contentOffset = CGPoint(x: 100, y: 0)
      scroll.flashScrollIndicators()
      let bars = try scroll.interfaceFrame().elements.filter { $0.path.hasSuffix("indicator") }
      // Half of the content shows, and a quarter of it was scrolled past.
      #expect(bars.map(\.box) == [PointRect(x: 50, y: 94, width: 100, height: 3)])
    }
  }

  @Test func `with round corners cuts off what stands in them`() throws {
    let round = try clip { scroll in
      scroll.layer.cornerRadius = 12
    }
    #expect(
      round.outlines == [
        .roundedRectangle(PointRect(x: 0, y: 0, width: 200, height: 100), radius: 12)
      ])
    #expect(try clip { _ in }.outlines.isEmpty)
  }
}
