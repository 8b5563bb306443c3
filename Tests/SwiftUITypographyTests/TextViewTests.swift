import DynamicType
import Foundation
import Imaging
import Snapshots
import TextEngine
import Testing

@testable import SwiftUITypography

@Suite struct `A text in an interface` {
  private func text(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    category: ContentSizeCategory = .large,
    _ change: (inout InterfaceConfiguration) -> Void = { _ in }
  ) throws -> SetText {
    try #require(
      try LayoutBench.interface(view, width: width, height: height, category: category, change)
        .elements.compactMap(\.text).first)
  }

  /// Sizes of 17 pt at AX5 by what the facts say of each call: a style's own size, the size scaled by
  /// its leadings, and none.
  @Test(arguments: [
    (Font.body, 53.0), (.custom("Inter Variable", size: 17, relativeTo: .body), 48),
    (.custom("Inter Variable", size: 17), 48), (.custom("Inter Variable", fixedSize: 17), 17),
    (.system(size: 17), 17),
  ])
  func `has the size its font comes to at the text size`(font: Font, size: Double) throws {
    let text = try text(
      Text("Scales").font(font), category: .accessibilityExtraExtraExtraLarge)
    #expect(text.pointSize == Points(size))
  }

  @Test func `is body where nobody names a font, and what its surroundings name`() throws {
    #expect(try text(Text("a")).pointSize == 17)
    #expect(try text(VStack { Text("a") }.font(.footnote)).pointSize == 13)
    #expect(try text(VStack { Text("a").font(.title) }.font(.footnote)).pointSize == 28)
  }

  @Test func `has runs that are each set in their own way`() throws {
    let joined = Text("a").bold() + Text("b").font(.title) + Text("c").foregroundColor(.red)
    let runs = try text(joined).frame.lines[0].runs
    #expect(runs.map(\.pointSize) == [17, 28, 17])
    let turned = try text(Text("a").font(.title) + Text("b")).frame.lines[0].runs
    #expect(turned.map(\.pointSize) == [28, 17])
    #expect(runs.map { $0.color == .black } == [true, true, false])
  }

  @Test func `takes runs of an attributed string`() throws {
    var attributed = AttributedString("plain ")
    var large = AttributedString("large")
    large.font = .largeTitle
    attributed += large
    #expect(try text(Text(attributed)).frame.lines[0].runs.map(\.pointSize) == [17, 34])
  }

  @Test func `wraps in the width there is, without limit unless one is said`() throws {
    let sentence = Text("A sentence that takes several lines in so narrow a column")
    #expect(try text(sentence, width: 100).frame.lines.count > 3)
    let limited = try text(sentence.lineLimit(2), width: 100)
    #expect(limited.frame.lines.count == 2)
    #expect(limited.isTruncated)
  }

  @Test func `leaves out lines that do not fit into the height, but never the first`() throws {
    let sentence = Text("A sentence that takes several lines in so narrow a column")
    let low = try text(sentence, width: 100, height: 50)
    #expect(low.frame.lines.count == 2)
    #expect(low.isTruncated)
    #expect(try text(sentence, width: 100, height: 5).frame.lines.count == 1)
  }

  @Test func `shrinks to a quarter point before it is truncated`() throws {
    let shrunk = try text(
      Text("Twelve letters").lineLimit(1).minimumScaleFactor(0.5), width: 80)
    #expect(!shrunk.isTruncated)
    let size = shrunk.frame.lines[0].runs[0].pointSize.value
    #expect(size < 17 && size >= 8.5)
    #expect((size * 4).rounded() == size * 4)
  }

  @Test func `is as wide as its widest line, up to a whole pixel`() throws {
    let view = Text("Wi-Fi")
    let element = try LayoutBench.interface(view, width: nil).elements[0]
    let line = try #require(element.text?.frame.lines[0].width.value)
    #expect(element.box.width.value >= line && element.box.width.value < line + 0.5)
    #expect((element.box.width.value * 2).rounded() == element.box.width.value * 2)
  }

  @Test func `stands at the right of its box where its letters run so`() throws {
    let view = Text("שלום").frame(maxWidth: .infinity, alignment: .leading)
    let boxes = try LayoutBench.boxes(of: "Text", in: view) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(boxes[0].maxX == 300)
  }

  /// How far the short line of a text begins behind the long one, in points.
  private func indent(
    of text: String, _ alignment: SwiftUITypography.TextAlignment, _ direction: LayoutDirection
  ) throws -> Double {
    let view = Text(verbatim: text).multilineTextAlignment(alignment)
    let lines = try self.text(view) { $0.layoutDirection = direction }.frame.lines
    return (lines[1].left - lines[0].left).value
  }

  @Test func `has leading lines where the interface begins, whatever it begins with itself`() throws
  {
    // Without letters; with a mark for right to left before Latin; with Hebrew in an isolate.
    for text in ["1,250\n30", "\u{200F}Hello\nyou", "\u{2068}שלום\u{2069} Hello\nyou"] {
      #expect(try indent(of: text, .leading, .leftToRight) == 0, "\(text)")
      #expect(try indent(of: text, .trailing, .leftToRight) > 1, "\(text)")
      #expect(try indent(of: text, .leading, .rightToLeft) > 1, "\(text)")
      #expect(try indent(of: text, .trailing, .rightToLeft) == 0, "\(text)")
    }
  }

  @Test func `keeps its trailing lines at the trailing edge of its box`() throws {
    let view = Text("one\nfour").multilineTextAlignment(.trailing)
    let element = try LayoutBench.interface(view, width: nil).elements[0]
    guard case .text(let text, let x, _) = element.content else {
      Issue.record("There is no text.")
      return
    }
    let rights = text.frame.lines.map { (x + $0.left + $0.width).value }
    #expect(abs(rights[0] - rights[1]) < 0.01)
  }

  @Test func `is set in capitals, bold, italic or monospaced where its surroundings ask`() throws {
    #expect(
      try text(VStack { Text("straße") }.textCase(.uppercase)).frame.lines[0].text == "STRASSE")
    let run = try text(VStack { Text("a") }.monospaced()).frame.lines[0].runs[0]
    #expect(run.face.names.family == "JetBrains Mono")
  }

  @Test func `is heavier with Bold Text, unless the font is the app's own`() throws {
    let bold = { (configuration: inout InterfaceConfiguration) in
      configuration.legibilityWeight = .bold
    }
    #expect(try text(Text("a"), bold).weight == 600)
    #expect(try text(Text("a").font(.custom("Inter Variable", size: 17)), bold).weight == 400)
  }

  @Test func `has the last word over its surroundings, also where it takes something away`() throws
  {
    let view = VStack { Text("a").bold(false).underline(false) }.bold().underline()
    let line = try text(view).frame.lines[0]
    #expect(try text(view).weight == 400)
    #expect(line.decorations.isEmpty)
    #expect(try text(VStack { Text("a") }.bold()).weight == 600)
  }

  @Test func `shows nothing in no width at all`() throws {
    let elements = try LayoutBench.interface(
      VStack { Text("Hello").frame(width: 0) }, width: 100
    ).elements
    #expect(elements.compactMap(\.text).isEmpty)
  }

  @Test func `fails the layout, and says so, where its font is not there`() throws {
    #expect(throws: FontError.self) { try text(Text("a").font(.custom("Nowhere", size: 17))) }
  }
}

@Suite struct `The text size of a view` {
  private func sizes(_ view: some View, at category: ContentSizeCategory) throws -> [Points] {
    try LayoutBench.interface(view, category: category).elements.compactMap(\.text?.pointSize)
  }

  @Test func `is clamped for a view and all in it`() throws {
    let view = VStack { Text("a") }.dynamicTypeSize(.medium ... .accessibility1)
    #expect(try sizes(view, at: .accessibilityExtraExtraExtraLarge) == [28])
    #expect(try sizes(view, at: .extraSmall) == [16])
    #expect(try sizes(view, at: .large) == [17])
  }

  @Test func `is what the modifier nearest the view says`() throws {
    let view = Text("a").dynamicTypeSize(.xSmall).dynamicTypeSize(.accessibility5)
    #expect(try sizes(view, at: .large) == [14])
  }

  @Test func `ends before the bound of a half-open range`() throws {
    let view = Text("a").dynamicTypeSize(..<DynamicTypeSize.accessibility1)
    #expect(try sizes(view, at: .accessibilityExtraExtraExtraLarge) == [23])
  }

  @Test func `may be set by its older name`() throws {
    let view = Text("a").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(try sizes(view, at: .large) == [53])
  }

  @Test func `scales lengths along the style they name, to whole pixels`() throws {
    struct Icon: View {
      @ScaledMetric(relativeTo: .body) var side: CGFloat = 17
      var body: some View { Box("icon", side, 10) }
    }
    // 17 × 21 ÷ 22 = 16.227, which at 3x is 16⅓: 16.333.
    let icon = try LayoutBench.boxes(of: "icon", in: Icon(), width: nil, category: .medium) {
      $0.displayScale = 3
    }
    #expect(abs(icon[0].width.value - 16.333) < 0.001)
  }

  @Test func `is found in the surroundings, with values of an app's own`() throws {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.density) var density
      var body: some View {
        Box(size.isAccessibilitySize ? "large" : "usual", 10 * density, 10)
      }
    }
    let dense = Reader().environment(\.density, 3)
    #expect(try LayoutBench.boxes(of: "usual", in: dense, width: nil) == [box(0, 0, 30, 10)])
    #expect(
      try LayoutBench.boxes(of: "large", in: Reader(), width: nil, category: .accessibilityMedium)
        == [box(0, 0, 10, 10)])
  }

  @Test func `can go to the largest and back, and leaves the same interface behind`() throws {
    let view = List { ForEach(0..<3) { Text("Row \($0) with a few words to wrap") } }
    let before = try LayoutBench.interface(view, height: 400)
    _ = try LayoutBench.interface(
      view, height: 400, category: .accessibilityExtraExtraExtraLarge)
    let after = try LayoutBench.interface(view, height: 400)
    #expect(before.elements.map(\.box) == after.elements.map(\.box))
  }
}

private enum Density: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  fileprivate var density: CGFloat {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

extension SetText {
  /// Where the face of its first letters stands on its axis of weights.
  fileprivate var weight: Double? {
    frame.lines[0].runs[0].instance.variations.first { $0.axis == .weight }?.value
  }
}
