import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

@Suite struct `A font of UIKit` {
  @Test func `may have a size of a point`() {
    Stage.device().perform {
      #expect(UIFont.systemFont(ofSize: 1).pointSize == 1)
      #expect(UIFont.systemFont(ofSize: 20).withSize(1).pointSize == 1)
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      #expect(UIFont(descriptor: descriptor, size: 1).pointSize == 1)
      #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
    }
  }

  @Test func `has 12 pt where its size is none`() {
    Stage.device().perform {
      for size in [0, -3, .nan] as [CGFloat] {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12, "\(size)")
      }
    }
  }

  @Test func `equals one that looks the same`() {
    Stage.device().perform {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(font == UIFont.systemFont(ofSize: 17))
      #expect(font != UIFont.systemFont(ofSize: 18))
      #expect(font != UIFont.systemFont(ofSize: 17, weight: .bold))
      #expect(font != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
      // Bold Text makes it heavier for good.
      var heavier = font
      UITraitCollection(legibilityWeight: .bold).performAsCurrent {
        heavier = UIFont.systemFont(ofSize: 17)
      }
      #expect(font != heavier)
    }
  }

  @Test func `counts as bold from semibold on`() {
    Stage.device().perform {
      let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .black]
      let areBold = weights.map {
        let descriptor = UIFont.systemFont(ofSize: 17, weight: $0).fontDescriptor
        return descriptor.symbolicTraits.contains(.traitBold)
      }
      #expect(areBold == [false, false, true, true, true])
    }
  }

  @Test func `has a descriptor that equals one of the same size and features`() {
    Stage.device().perform {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
      #expect(descriptor.isEqual(UIFont.systemFont(ofSize: 17).fontDescriptor))
      #expect(!descriptor.isEqual(UIFont.systemFont(ofSize: 18).fontDescriptor))
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).fontDescriptor
      #expect(!descriptor.isEqual(digits))
      #expect(!descriptor.isEqual("descriptor"))
      #expect(!descriptor.isEqual(nil))
    }
  }

  @Test func `of the system is that of its device, in one folder of fonts`() throws {
    var fonts = try #require(Stage.fonts)
    let usual = Stage.device()
    let other = UISimulatedDevice()
    fonts.systemFont = "Noto Serif"
    other.fonts = fonts
    let widths = [usual, other, usual, other].map { device in
      device.perform {
        "Words of many letters".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]).width
      }
    }
    #expect(widths[0] == widths[2])
    #expect(widths[1] == widths[3])
    #expect(abs(widths[0] - widths[1]) > 1)
  }
}

@Suite struct `A colour of closures` {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  /// A red that so many closures return, one after the other.
  private func nested(_ depth: Int) -> UIColor {
    var color = UIColor.red
    for _ in 0..<depth {
      let inner = color
      color = UIColor { _ in inner }
    }
    return color
  }

  @Test func `is resolved through 15 of them, and black beyond`() {
    #expect(nested(1).color(in: light).description == "#FF0000")
    #expect(nested(15).color(in: light).description == "#FF0000")
    #expect(nested(16).color(in: light).description == "#000000")
  }
}

@Suite struct `A display scale` {
  @Test func `of 1 replaces another one, and none does not`() {
    let large = UITraitCollection(displayScale: 3)
    let (one, none) = (UITraitCollection(displayScale: 1), UITraitCollection(displayScale: 0))
    #expect(UITraitCollection(traitsFrom: [large, one]).displayScale == 1)
    #expect(UITraitCollection(traitsFrom: [large, none]).displayScale == 3)
  }

  @Test func `of 1 counts for the sizes of text`() {
    #expect(UITraitValues(displayScale: 1).forScaling.displayScale == .x1)
    #expect(UITraitValues(displayScale: 0).forScaling.displayScale == nil)
    #expect(UITraitValues(displayScale: .infinity).forScaling.displayScale == nil)
    #expect(UITraitValues().forScaling.displayScale == nil)
  }
}

@MainActor @Suite struct `What is drawn of a view` {
  private func names(_ alpha: CGFloat) throws -> [String] {
    try Stage.device().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(white: 0, alpha: alpha)
      return try view.interfaceFrame().elements.map(\.path)
    }
  }

  @Test func `includes the faintest ground, unless it is clear`() throws {
    // The faintest opacity of 8 bits is 1/255.
    #expect(try names(1.0 / 255).contains("UIView/background"))
    #expect(try !names(0).contains("UIView/background"))
  }

  @Test func `is at most 10,000 marks`() {
    let marks = DrawnMarks()
    let mark = DrawnMarks.Mark.fill(
      ShapePath([.close]), RGBAColor(red: 0, green: 0, blue: 0))
    for _ in 0..<10_000 { marks.add(mark) }
    #expect(marks.marks.count == 10_000)
    marks.add(mark)
    #expect(marks.marks.count == 10_000)
  }
}

@MainActor @Suite struct `An image of UIKit` {
  private typealias Configuration = UIImage.SymbolConfiguration

  @Test func `has a colour of its own where it is always original`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.ownColor == nil)
    #expect(star.withTintColor(.red).ownColor == nil)
    #expect(star.withRenderingMode(.alwaysOriginal).ownColor == nil)
    #expect(star.withTintColor(.red, renderingMode: .alwaysTemplate).ownColor == nil)
    #expect(star.withTintColor(.red, renderingMode: .alwaysOriginal).ownColor == .red)
  }

  @Test func `may have a tenth of a pixel per point`() {
    let bitmap = Bitmap(
      width: 3, height: 2, format: .rgba8, bytes: [UInt8](repeating: 200, count: 24))
    let size = UIImage(bitmap: bitmap, scale: 0.1).size
    #expect(abs(size.width - 30) < 0.01)
    #expect(abs(size.height - 20) < 0.01)
  }

  @Test func `keeps what a configuration leaves unspecified`() {
    Stage.device().run {
      let large = Configuration(scale: .large)
      #expect(large.applying(Configuration(scale: .unspecified)).scale == .large)
      #expect(large.applying(Configuration(scale: .default)).scale == .large)
      #expect(large.applying(Configuration(scale: .small)).scale == .small)
      let heavy = Configuration(weight: .heavy)
      let same = heavy.applying(Configuration(weight: .unspecified))
      #expect(same.fontWeight(in: .current) == .heavy)
      #expect(heavy.applying(Configuration(scale: .large)).fontWeight(in: .current) == .heavy)
    }
  }

  @Test func `takes the weight of a font that is applied later`() {
    Stage.device().run {
      let light = Configuration(font: .systemFont(ofSize: 20, weight: .light))
      #expect(Configuration(weight: .heavy).applying(light).fontWeight(in: .current) == .light)
      #expect(light.applying(Configuration(weight: .heavy)).fontWeight(in: .current) == .heavy)
    }
  }

  @Test func `has a size of its own by a style or a font alone`() {
    Stage.device().run {
      let none = [Configuration(weight: .bold), Configuration(scale: .large), .unspecified]
      #expect(none.allSatisfy { !$0.hasSize && $0.size(in: .current) == nil })
      #expect(Configuration(textStyle: .footnote).size(in: .current)?.pointSize.value == 13)
      #expect(Configuration(pointSize: 31).size(in: .current)?.pointSize.value == 31)
      #expect(Configuration(pointSize: 31).size(in: .current)?.weight == .regular)
      // Body text at Large.
      #expect(Configuration(weight: .bold).pointSize(in: .current) == 17)
    }
  }
}

@MainActor @Suite struct `A window` {
  private final class Told: UIView {
    var count = 0
    override func didMoveToSuperview() { count += 1 }
  }

  @Test func `is listed with those that came before it`() {
    Stage.device().run {
      let windows = [UIWindow(), UIWindow(), UIWindow()]
      let all = UIScreen.windows.all
      #expect(windows.allSatisfy { window in all.contains { $0 === window } })
    }
  }

  @Test func `leaves the view of its controller where it is given the same again`() {
    Stage.device().run {
      let (window, controller, view) = (UIWindow(), UIViewController(), Told())
      controller.view = view
      window.rootViewController = controller
      #expect(view.count == 1)
      window.rootViewController = controller
      #expect(view.count == 1)
      window.rootViewController = nil
      #expect(view.superview == nil)
    }
  }
}

@Suite struct `Text sizes in order` {
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `are less or greater than all others, and neither than themselves`() {
    for (place, one) in Self.ordered.enumerated() {
      for (otherPlace, other) in Self.ordered.enumerated() {
        #expect((one < other) == (place < otherPlace))
        #expect((one > other) == (place > otherPlace))
        #expect((one <= other) == (place <= otherPlace))
        #expect((one >= other) == (place >= otherPlace))
        #expect((one == other) == (place == otherPlace))
      }
    }
  }

  @Test func `do not include one that UIKit does not have`() {
    let (own, another) = (
      UIContentSizeCategory(rawValue: "own"), UIContentSizeCategory(rawValue: "another")
    )
    #expect(own == UIContentSizeCategory(rawValue: "own"))
    #expect(own != another)
    #expect(own != .unspecified)
    #expect(!(own < .large) && !(own > .large) && !(.large < own))
    #expect(!(own <= own) && !(own >= own) && !(own <= .large))
    #expect(!own.isAccessibilityCategory)
  }
}
