import DynamicType
import Foundation
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A view that draws` {
  private final class Counted: UIView {
    var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
  }

  @Test func `draws once, and again for another size or colours or where that is asked for`()
    throws
  {
    try Stage.device().run { () throws in
      let view = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      let counts = { (traits: UITraitCollection?) throws -> Int in
        _ = try view.interfaceFrame(traits: traits)
        return view.count
      }
      #expect(try counts(nil) == 1)
      #expect(try counts(nil) == 1)
      view.frame.size.width = 60
      #expect(try counts(nil) == 2)
      view.frame.origin.x = 5
      #expect(try counts(nil) == 2)
      view.setNeedsDisplay()
      #expect(try counts(nil) == 3)
      #expect(try counts(nil) == 3)
      #expect(try counts(UITraitCollection(userInterfaceStyle: .dark)) == 4)
      #expect(try counts(UITraitCollection(userInterfaceStyle: .dark)) == 4)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      #expect(try counts(large) == 4)
    }
  }

  private func marks(_ draw: () -> Void) -> Int {
    Stage.device().run {
      let marks = DrawnMarks()
      DrawnMarks.$current.withValue(marks, operation: draw)
      return marks.marks.count
    }
  }

  @Test func `writes a single letter, and nothing without one`() {
    #expect(marks { "A".draw(at: .zero) } == 1)
    #expect(marks { "".draw(at: .zero) } == 0)
  }

  @Test func `has arcs of any radius above 0`() {
    let isEmpty = [-1, 0, 0.5, 1].map { (radius: CGFloat) in
      UIBezierPath(
        arcCenter: .zero, radius: radius, startAngle: 0, endAngle: 1, clockwise: true
      ).isEmpty
    }
    #expect(isEmpty == [true, true, false, false])
  }

  @Test func `shows a symbol that is as high as a point`() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    let counts = [0, 1, 9].map { (height: CGFloat) -> Int in
      var drawing = ElementDrawing(of: UIView(), origin: .zero)
      drawing.image(image, in: CGRect(x: 0, y: 0, width: 20, height: height), tint: .red)
      return drawing.pieces.count
    }
    #expect(counts == ([0, 1, 1] as [Int]))
  }

  @Test func `shows layers in the faintest colours`() throws {
    let faint = UIColor(white: 0, alpha: 1.0 / 255)
    let names = try Stage.device().run { () throws -> [String] in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 20)).cgPath
      shape.fillColor = faint.cgColor
      shape.strokeColor = faint.cgColor
      view.layer.addSublayer(shape)
      return try view.interfaceFrame().elements.map(\.path)
    }
    #expect(names.filter { $0.hasSuffix("/shape") }.count == 1)
    #expect(names.filter { $0.hasSuffix("/line") }.count == 1)
  }
}

@MainActor @Suite struct `A clip at the corners of a view` {
  private let clip = InterfaceElement.Clip(PointRect(x: 0, y: 0, width: 100, height: 100))

  private func outlines(
    _ radius: CGFloat, _ corners: CACornerMask = CACornerMask(rawValue: 15),
    in box: PointRect = PointRect(x: 10, y: 10, width: 20, height: 30)
  ) -> Int {
    let view = UIView()
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = corners
    let cut = view.cornerClip(in: box, within: clip)
    #expect(cut.rect == clip.cut(to: box).rect)
    return cut.outlines.count
  }

  @Test func `is round if a corner is`() {
    #expect(outlines(0.5) == 1)
    #expect(outlines(5) == 1)
    #expect(outlines(5, [.layerMaxXMinYCorner]) == 1)
  }

  @Test func `is a rectangle if no corner is round`() {
    #expect(outlines(0) == 0)
    #expect(outlines(-5) == 0)
    #expect(outlines(5, []) == 0)
  }

  @Test func `is a rectangle if the view has no area`() {
    #expect(outlines(5, in: PointRect(x: 10, y: 10, width: 0, height: 30)) == 0)
    #expect(outlines(5, in: PointRect(x: 10, y: 10, width: 20, height: 0)) == 0)
  }
}

@MainActor @Suite struct `The measure of a text` {
  private func size(
    _ width: CGFloat, _ height: CGFloat, _ options: NSStringDrawingOptions
  ) -> CGSize {
    "one two three".boundingRect(
      with: CGSize(width: width, height: height), options: options,
      attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil
    ).size
  }

  @Test func `has many lines in a width of a point, and one in none`() {
    Stage.device().run {
      let line = size(0, 0, .usesLineFragmentOrigin).height
      #expect(size(1, 0, .usesLineFragmentOrigin).height > 2 * line)
    }
  }

  @Test func `has one line in a height of a point, and all in none`() {
    Stage.device().run {
      let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
      let line = size(0, 0, options).height
      #expect(size(60, 1, options).height == line)
      #expect(size(60, 0, options).height > 1.5 * line)
      // Without an end that is cut, the height has no effect.
      #expect(size(60, 1, .usesLineFragmentOrigin).height > 1.5 * line)
    }
  }
}

@MainActor @Suite struct `Surroundings of an interface` {
  @Test func `are traits of a view`() {
    var surroundings = InterfaceSurroundings(
      width: 10, category: .accessibilityLarge, legibilityWeight: .bold,
      layoutDirection: .rightToLeft, displayScale: .x2, appearance: .dark)
    var values = UITraitValues(surroundings)
    #expect(values.preferredContentSizeCategory == .accessibilityLarge)
    #expect(values.legibilityWeight == .bold)
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.userInterfaceStyle == .dark)
    #expect(values.displayScale == 2)
    surroundings.traits = TraitCollection()
    surroundings.appearance = .light
    values = UITraitValues(surroundings)
    #expect(values.legibilityWeight == .regular)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.userInterfaceStyle == .light)
    // Three pixels for each point, where nothing says how many there are.
    #expect(values.displayScale == 3)
  }

  @Test func `of iOS 16 and later keep more traits of a text style`() {
    let (old, new, latest) = (UISystemVersion(15), UISystemVersion(16), UISystemVersion.latest)
    #expect(traits(.traitMonoSpace, old) == nil)
    #expect(traits(.traitMonoSpace, new) != nil)
    for kind in [UIFontDescriptor.SymbolicTraits.traitMonoSpace, .traitCondensed] {
      #expect(traits(kind, new) == traits(kind, latest))
    }
  }

  private func traits(
    _ traits: UIFontDescriptor.SymbolicTraits, _ system: UISystemVersion
  ) -> UIFontDescriptor.SymbolicTraits? {
    Stage.device(system: system).run {
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
        .withSymbolicTraits(traits)?.symbolicTraits
    }
  }
}
