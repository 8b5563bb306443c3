// “txt-dynamic-type”, a skill for agents (sitapix/apple-text): fonts, lengths and clamps in SwiftUI.

import Foundation
import Snapshots
import Specimens
import Testing

// MARK: As published

private struct SemanticFonts: View {
  var body: some View {
    VStack {  // repaired: a body around the lines
      Text("Scales").font(.body)
      Text("Scales").font(.headline)
    }
  }
}

private struct CustomFont: View {
  var body: some View {  // repaired: a body around the line
    Text("Custom").font(.custom("Avenir", size: 17, relativeTo: .body))
  }
}

private struct FixedFonts: View {
  var body: some View {  // repaired: texts for the modifiers
    VStack {
      Text("Ornament").font(.custom("X", fixedSize: 17))
      Text("Label").font(.system(size: 17))
    }
  }
}

private struct UnrelatedFont: View {
  var body: some View {  // repaired: a text for the font
    Text("Custom").font(Font.custom("X", size: 17))
  }
}

private struct ScaledIcon: View {
  @ScaledMetric(relativeTo: .body) var iconSize: CGFloat = 24
  @ScaledMetric var padding: CGFloat = 16  // defaults to .body curve

  var body: some View {  // repaired: a body around the lines
    Image(systemName: "star")
      .frame(width: iconSize, height: iconSize)
      .padding(padding)
  }
}

private func clamped(_ view: some View) -> some View {
  // SwiftUI
  view.dynamicTypeSize(.medium ... .accessibility3)
}

private func oneLine(_ text: Text) -> some View {
  text.lineLimit(1)
}

private func preview(_ view: some View) -> some View {
  view.environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
}

private struct FittingRow: View {
  var body: some View {  // repaired: the words name the view and no lines
    ViewThatFits {
      HStack { choices }
      VStack { choices }
    }
  }

  @ViewBuilder private var choices: some View {
    Text("Play chess")
    Text("Play go")
  }
}

// MARK: What it does

@Suite struct `SwiftUI's words of the skill` {
  private func interface(
    _ view: some View, at category: ContentSizeCategory = .large, width: CGFloat = 375
  ) throws -> InterfaceFrame {
    try view.interface(
      in: InterfaceConfiguration(width: width, category: category),
      typesetter: Typesetter(#require(ExampleFonts.all)))
  }

  private func sizes(
    _ view: some View, at category: ContentSizeCategory = .large
  ) throws -> [Double] {
    try interface(view, at: category).elements.compactMap(\.text?.pointSize.value)
  }

  @Test func `Semantic fonts scale by themselves`() throws {
    #expect(try sizes(SemanticFonts()) == [17, 17])
    #expect(try sizes(SemanticFonts(), at: .extraSmall) == [14, 14])
    #expect(try sizes(SemanticFonts(), at: .accessibilityExtraExtraExtraLarge) == [53, 53])
  }

  @Test func `A custom font scales with the style it is relative to`() throws {
    #expect(try sizes(CustomFont()) == [17])
    #expect(try sizes(CustomFont(), at: .accessibilityExtraExtraExtraLarge) == [48])
  }

  @Test func `Fonts of a fixed size do not scale`() throws {
    #expect(try sizes(FixedFonts(), at: .accessibilityExtraExtraExtraLarge) == [17, 17])
  }

  @Test func `A custom font without a style is not fixed: it scales with body`() throws {
    #expect(try sizes(UnrelatedFont()) == [17])
    #expect(try sizes(UnrelatedFont(), at: .accessibilityExtraExtraExtraLarge) == [48])
  }

  @Test func `An icon and its padding grow with the text, on whole pixels`() throws {
    let side = { (category: ContentSizeCategory) in
      let icon = ScaledIcon().background(Color.red).accessibilityIdentifier("icon")
      let frame = try interface(icon, at: category)
      return try #require(frame.elements.first { $0.path.hasPrefix("icon") }).box.width.value
    }
    #expect(try side(.large) == 56)
    #expect(try side(.accessibilityExtraExtraExtraLarge) == 157.5)
  }

  @Test func `A clamp keeps the text between its bounds`() throws {
    let text = clamped(Text("Clamped"))
    #expect(try sizes(text, at: .extraSmall) == [16])
    #expect(try sizes(text, at: .accessibilityExtraLarge) == [40])
    #expect(try sizes(text, at: .accessibilityExtraExtraExtraLarge) == [40])
  }

  @Test func `The clamp nearest the text has the last word`() throws {
    let text = clamped(Text("Clamped").dynamicTypeSize(.accessibility5))
    #expect(try sizes(text, at: .extraSmall) == [53])
  }

  @Test func `A text has several lines unless it is limited to one`() throws {
    let text = Text("A sentence that does not fit into the width of a phone at any size at all")
    let lines = { (view: any View) throws in
      try interface(AnyView(view)).elements.compactMap(\.text).map(\.frame.lines.count)
    }
    #expect(try lines(text) == [2])
    #expect(try lines(oneLine(text)) == [1])
  }

  @Test func `A view that fits turns vertical where its row is too wide`() throws {
    let tops = { (category: ContentSizeCategory) in
      try interface(FittingRow(), at: category).elements.filter { $0.text != nil }.map(\.box.y)
    }
    let (large, ax5) = try (tops(.large), tops(.accessibilityExtraExtraExtraLarge))
    #expect(large[0] == large[1])
    #expect(ax5[0] < ax5[1])
  }

  @Test func `A group shows one preview for each size`() throws {
    let group = VStack {
      Group {
        Text("Scales").environment(\.sizeCategory, .accessibilityMedium)
        Text("Scales").environment(\.sizeCategory, .accessibilityExtraLarge)
      }
    }
    #expect(try sizes(group) == [28, 40])
  }

  @Test func `A preview at the largest size shows what a phone set so shows`() throws {
    #expect(try sizes(preview(SemanticFonts())) == [53, 53])
  }
}
