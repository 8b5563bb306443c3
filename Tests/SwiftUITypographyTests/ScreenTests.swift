import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

// What whole screens of apps ask for.

@Suite struct `The bar of a screen` {
  private func element(_ word: String, in view: some View) throws -> InterfaceElement {
    try #require(
      try LayoutBench.interface(view, height: 300).elements.first {
        $0.text?.styled.text.string == word
      })
  }

  @Test func `keeps a long title between its items, and ends it in an ellipsis`() throws {
    let title = "A title that is much longer than the bar"
    let view = NavigationStack {
      Text("Row").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Box("done", 60, 20) } }
    }
    let set = try element(title, in: view)
    // The item is 60 pt wide, 16 pt from the edge of 300 pt, with 8 pt before it.
    #expect(set.box.x >= 16 && set.box.maxX <= 216)
    #expect(try #require(set.text).isTruncated)
    #expect(try LayoutBench.boxes(of: "done", in: view, height: 300)[0].x == 224)
  }

  @Test func `has a short title in its middle, beside whatever item`() throws {
    let view = NavigationStack {
      Text("Row").navigationTitle("Short").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Box("done", 60, 20) } }
    }
    let set = try element("Short", in: view)
    #expect(abs(set.box.x.value + set.box.width.value / 2 - 150) <= 0.5)
  }

  @Test(arguments: [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `has items of one size, even in a text style`(category: ContentSizeCategory) throws {
    let view = NavigationStack {
      Text("Row").toolbar {
        Button {
        } label: {
          Text("Close").font(.headline)
        }
      }
    }
    let elements = try LayoutBench.interface(view, height: 300, category: category).elements
    #expect(elements.compactMap(\.text).first { $0.styled.text.string == "Close" }?.pointSize == 17)
  }

  /// The colours that fill a point.
  private func ground(_ view: some View, x: Double, y: Double) throws -> RGBAColor? {
    var found: RGBAColor?
    for element in try LayoutBench.interface(view, height: 300).elements {
      let box = element.box
      guard case .fill(_, let color) = element.content, color.alpha > 0 else { continue }
      if box.x.value <= x, box.maxX.value >= x, box.y.value <= y, box.maxY.value >= y {
        found = color
      }
    }
    return found
  }

  @Test func `stands on what is behind its list`() throws {
    let list = NavigationStack { List { Text("Row") }.navigationTitle("Title") }
    #expect(try ground(list, x: 2, y: 2) == RGBAColor(hex: "#F2F2F6"))
    let plain = NavigationStack { Text("Row").navigationTitle("Title") }
    #expect(try ground(plain, x: 2, y: 2) == nil)
  }

  @Test func `stands on an app's own colour where the list has none`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let own = NavigationStack {
      Form { Text("Row") }.scrollContentBackground(.hidden).background(Color(red))
        .navigationTitle("Title")
    }
    #expect(try ground(own, x: 2, y: 2) == red)
    #expect(try ground(own, x: 2, y: 290) == red)
    let open = NavigationStack { Form { Text("Row") }.scrollContentBackground(.hidden) }
    #expect(try ground(open, x: 2, y: 290) == nil)
  }
}

@Suite struct `The rows of a screen` {
  private func fills(_ view: some View) throws -> [RGBAColor] {
    try LayoutBench.interface(view, height: 300).elements.compactMap { element in
      if case .fill(_, let color) = element.content { color } else { nil }
    }
  }

  @Test func `have no box where they say that they are clear`() throws {
    let white = RGBAColor(red: 255, green: 255, blue: 255)
    #expect(try fills(List { Text("Row") }).contains(white))
    #expect(try !fills(List { Text("Row").listRowBackground(Color.clear) }).contains(white))
  }

  @Test func `have what their section says behind them, each`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let view = List {
      Section {
        Text("One")
        Text("Two")
      }
      .listRowBackground(Color(red))
    }
    // Two rows, and the line between them.
    #expect(try fills(view).filter { $0 == red }.count == 3)
  }
}
