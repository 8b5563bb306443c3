import DynamicType
import Foundation
import Snapshots
import SwiftUITypography
import Testing
import TextEngine

/// A place and its hour, in two text styles.
private struct Departure: View {
  var body: some View {
    HStack {
      Text("Island").font(.callout)
      Text("9.30").font(.subheadline)
    }
  }
}

private struct Pin: View {
  @ScaledMetric private var margin: CGFloat = 12
  @ScaledMetric(relativeTo: .callout) private var side: CGFloat = 30

  var body: some View {
    Image(systemName: "star").frame(width: side, height: side).padding(margin)
  }
}

private struct Tickets: View {
  var body: some View {
    ViewThatFits {
      HStack { kinds }
      VStack { kinds }
    }
  }

  @ViewBuilder private var kinds: some View {
    Text("Single ticket")
    Text("Return ticket")
  }
}

@Suite struct `Text in SwiftUI` {
  private func interface(
    _ view: some View, at category: ContentSizeCategory = .large
  ) throws -> InterfaceFrame {
    try view.interface(
      in: InterfaceConfiguration(width: 375, category: category),
      typesetter: Typesetter(#require(ExampleFonts.all)))
  }

  private func sizes(
    _ view: some View, at category: ContentSizeCategory = .large
  ) throws -> [Double] {
    try interface(view, at: category).elements.compactMap(\.text?.pointSize.value)
  }

  @Test func `scales by itself in a text style`() throws {
    #expect(try sizes(Departure(), at: .extraSmall) == [13, 12])
    #expect(try sizes(Departure()) == [16, 15])
    #expect(try sizes(Departure(), at: .accessibilityExtraExtraExtraLarge) == [51, 49])
  }

  @Test func `scales in a custom font along its style, else along body`() throws {
    let texts = VStack {
      Text("Pier").font(.custom("Lantern-Book", size: 20, relativeTo: .title3))
      Text("Pier").font(.custom("Lantern-Book", size: 20))
    }
    #expect(try sizes(texts) == [20, 20])
    // 20 · 65 ÷ 25 = 52 and 20 · 62 ÷ 22 = 56.4.
    #expect(try sizes(texts, at: .accessibilityExtraExtraExtraLarge) == [52, 56])
  }

  @Test func `does not scale in a font of a fixed size`() throws {
    let texts = VStack {
      Text("Pier").font(.custom("Lantern-Strong", fixedSize: 15))
      Text("Pier").font(.system(size: 22))
    }
    #expect(try sizes(texts, at: .accessibilityExtraExtraExtraLarge) == [15, 22])
  }

  @Test func `has scaled metrics beside it, on whole pixels`() throws {
    let width = { (category: ContentSizeCategory) in
      let pin = Pin().background(Color.blue).accessibilityIdentifier("pin")
      let elements = try interface(pin, at: category).elements
      return try #require(elements.first { $0.path.hasPrefix("pin") }).box.width.value
    }
    #expect(try width(.large) == 30 + 2 * 12)
    // 30 · 60 ÷ 21 = 85.7 and 12 · 62 ÷ 22 = 33.8, to halves.
    #expect(try width(.accessibilityExtraExtraExtraLarge) == 85.5 + 2 * 34)
  }

  @Test func `keeps to a range of sizes`() throws {
    let text = Text("Pier").dynamicTypeSize(.small ... .accessibility2)
    #expect(try sizes(text, at: .extraSmall) == [15])
    #expect(try sizes(text, at: .accessibilityLarge) == [33])
    #expect(try sizes(text, at: .accessibilityExtraExtraExtraLarge) == [33])
  }

  @Test func `obeys the nearest of two clamps`() throws {
    let text = Text("Pier").dynamicTypeSize(.accessibility4)
      .dynamicTypeSize(.small ... .accessibility2)
    #expect(try sizes(text, at: .extraSmall) == [47])
  }

  @Test func `wraps until it is limited to a line`() throws {
    let text = Text("The last crossing of the day waits for all who have bought a ticket")
    let wrapped = try interface(text).elements.compactMap(\.text)
    let limited = try interface(text.lineLimit(1)).elements.compactMap(\.text)
    #expect(wrapped.map(\.frame.lines.count) == [2])
    #expect(limited.map(\.frame.lines.count) == [1])
  }

  @Test func `turns into a column where its row does not fit`() throws {
    let tops = { (category: ContentSizeCategory) in
      try interface(Tickets(), at: category).elements.filter { $0.text != nil }.map(\.box.y)
    }
    let (row, column) = try (tops(.large), tops(.accessibilityExtraExtraExtraLarge))
    #expect(row[0] == row[1])
    #expect(column[0] < column[1])
  }

  @Test func `takes the size of the environment, as in a preview`() throws {
    let preview = Departure().environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(try sizes(preview) == [51, 49])
    let previews = Group {
      Text("Pier").environment(\.sizeCategory, .accessibilityLarge)
      Text("Pier").environment(\.sizeCategory, .extraExtraLarge)
    }
    #expect(try sizes(VStack { previews }) == [33, 21])
  }
}
