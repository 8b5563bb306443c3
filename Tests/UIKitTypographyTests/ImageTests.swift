import DynamicType
import Foundation
import ImageDiff
import Imaging
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A picture of UIKit` {
  private let bitmap = Bitmap(
    width: 30, height: 60, format: .rgba8, bytes: [UInt8](repeating: 200, count: 7200))

  @Test func `is as large as its pixels, over the scale`() throws {
    #expect(UIImage(bitmap: bitmap).size == CGSize(width: 30, height: 60))
    #expect(UIImage(bitmap: bitmap, scale: 3).size == CGSize(width: 10, height: 20))
    #expect(!UIImage(bitmap: bitmap).isSymbolImage)
  }

  @Test func `is read from a PNG file, and from nothing else`() throws {
    let data = try Data(PNG.encode(bitmap))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 15, height: 30))
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 60))
    #expect(UIImage(data: data, scale: 0) == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func `has no configuration, and stays as it is under one`() {
    let image = UIImage(bitmap: bitmap)
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    #expect(image.applyingSymbolConfiguration(large) == nil)
    #expect(image.withConfiguration(large) === image)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test func `of a symbol is as large as its configuration says`() throws {
    try Stage.device().run {
      let star = try #require(UIImage(systemName: "star"))
      #expect(star.isSymbolImage)
      let small = try #require(star.applyingSymbolConfiguration(.init(pointSize: 10)))
      let large = try #require(star.applyingSymbolConfiguration(.init(pointSize: 40)))
      #expect(abs(large.size.height / small.size.height - 4) < 0.1)
      #expect(star.withConfiguration(.init(pointSize: 40)).size == large.size)
      #expect(UIImage(systemName: "") == nil)
    }
  }

  @Test func `of a symbol comes in its own color before that around it`() throws {
    try Stage.device().run {
      let star = try #require(UIImage(systemName: "star.fill"))
      let view = UIImageView(image: star.withTintColor(.red))
      view.tintColor = .blue
      @MainActor func color() throws -> RGBAColor? {
        for element in try view.interfaceFrame().elements {
          if case .symbol(_, _, let color) = element.content { return color }
        }
        return nil
      }
      #expect(try color() == RGBAColor(red: 255, green: 0, blue: 0))
      view.image = star.withTintColor(.red, renderingMode: .alwaysTemplate)
      #expect(try color() == UIColor.blue.color(in: view.traitCollection))
      view.image = star
      #expect(try color() == RGBAColor(red: 0, green: 0, blue: 255))
    }
  }

  @Test func `keeps its rendering mode in another color or configuration`() throws {
    let star = try #require(UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(star.withConfiguration(large).renderingMode == .alwaysTemplate)
    #expect(star.applyingSymbolConfiguration(large)?.renderingMode == .alwaysTemplate)
    #expect(star.withTintColor(.red).renderingMode == .alwaysTemplate)
    let original = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
  }

  private func place(_ mode: UIView.ContentMode) throws -> PointRect? {
    try Stage.device().run {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIImageView(image: UIImage(bitmap: bitmap))
      view.frame = CGRect(x: 10, y: 20, width: 120, height: 120)
      view.contentMode = mode
      window.addSubview(view)
      for element in try window.interfaceFrame().elements {
        if case .picture(_, let rect) = element.content { return rect }
      }
      return nil
    }
  }

  /// A picture of 30 by 60 in 120 by 120 pt.
  @Test func `fills its view, fits in it, or keeps its size at an edge`() throws {
    #expect(try place(.scaleToFill) == PointRect(x: 10, y: 20, width: 120, height: 120))
    #expect(try place(.scaleAspectFit) == PointRect(x: 40, y: 20, width: 60, height: 120))
    #expect(try place(.scaleAspectFill) == PointRect(x: 10, y: -40, width: 120, height: 240))
    #expect(try place(.center) == PointRect(x: 55, y: 50, width: 30, height: 60))
    #expect(try place(.topLeft) == PointRect(x: 10, y: 20, width: 30, height: 60))
    #expect(try place(.bottomRight) == PointRect(x: 100, y: 80, width: 30, height: 60))
    #expect(try place(.right) == PointRect(x: 100, y: 50, width: 30, height: 60))
    #expect(try place(.bottom) == PointRect(x: 55, y: 80, width: 30, height: 60))
  }

  @Test func `has a view of its size, and none without it`() {
    let view = UIImageView(image: UIImage(bitmap: bitmap))
    #expect(view.frame.size == CGSize(width: 30, height: 60))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 60))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 60))
    view.image = nil
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// Lengths grow as the leading of body text does: 22 pt at Large, and 40 pt at AX2.
  @Test func `grows at the accessibility sizes alone, and only where it is told to`() {
    func size(_ category: UIContentSizeCategory, adjusts: Bool) -> CGSize {
      Stage.device(category).run {
        let view = UIImageView(image: UIImage(bitmap: bitmap))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        return view.intrinsicContentSize
      }
    }
    #expect(size(.extraExtraExtraLarge, adjusts: true) == CGSize(width: 30, height: 60))
    #expect(size(.accessibilityLarge, adjusts: false) == CGSize(width: 30, height: 60))
    let large = size(.accessibilityLarge, adjusts: true)
    #expect(abs(large.width - 30 * 40 / 22) < 0.34)
    #expect(abs(large.height - 60 * 40 / 22) < 0.34)
  }
}
