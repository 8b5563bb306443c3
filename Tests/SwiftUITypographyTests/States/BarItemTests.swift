import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing

@testable import SwiftUITypography

private enum BarWordKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var barWord: String {
    get { self[BarWordKey.self] }
    set { self[BarWordKey.self] = newValue }
  }
}

@Suite struct `An item of a bar` {
  private final class Basket: ObservableObject {
    @Published var count = 3
  }

  private struct Word: View {
    @Environment(\.barWord) private var word
    var body: some View { Text(verbatim: word) }
  }

  private struct Count: View {
    @EnvironmentObject private var basket: Basket
    var body: some View { Text(verbatim: "\(basket.count)") }
  }

  private func texts(_ view: some View) throws -> [String] {
    try LayoutBench.interface(NavigationStack { view }, height: 300).texts
  }

  @Test func `has the environment of the view that adds it`() throws {
    let row = Text("Row")
    let view = row.toolbar { Word() }
    #expect(try texts(view.environment(\.barWord, "own")) == ["own", "Row"])
    let below = row.toolbar { ToolbarItem(placement: .bottomBar) { Word() } }
    #expect(try texts(below.environment(\.barWord, "own")) == ["Row", "own"])
    let older = row.navigationBarItems(leading: Word(), trailing: Word())
    #expect(try texts(older.environment(\.barWord, "own")) == ["own", "own", "Row"])
  }

  @Test func `has none of the environment inside that view`() throws {
    let view = Text("Row").environment(\.barWord, "inner").toolbar { Word() }
    #expect(try texts(view) == ["none", "Row"])
  }

  @Test func `finds the objects of that view`() throws {
    let view = Text("Row").toolbar { ToolbarItem { Count() } }.environmentObject(Basket())
    #expect(try texts(view) == ["3", "Row"])
  }

  @Test func `has the tint of that view`() throws {
    let view = Text("Row").toolbar { Button("Save") {} }.tint(.green)
    let texts = try LayoutBench.interface(NavigationStack { view }, height: 300).elements
      .compactMap(\.text)
    #expect(texts.first?.styled.color == RGBAColor(hex: "#1C7A34"))
  }

  @Test func `has the font and the size of the bar, whatever that view has`() throws {
    let view = Text("Row").toolbar { Word() }.font(.largeTitle)
      .dynamicTypeSize(.accessibility5)
    let texts = try LayoutBench.interface(NavigationStack { view }, height: 300).elements
      .compactMap(\.text)
    #expect(texts.first?.pointSize == 17)
  }

  @Test func `is in no list, even if a row adds it`() throws {
    let row = Text("Row").toolbar { NavigationLink("More") { Text("Inside") } }
    let elements = try LayoutBench.interface(NavigationStack { List { row } }, height: 300)
      .elements
    #expect(elements.compactMap { $0.text?.styled.text.string } == ["More", "Row"])
    #expect(
      !elements.contains {
        if case .symbol("chevron.right", _, _) = $0.content { true } else { false }
      })
  }
}

@Suite struct `A view in the middle of a bar` {
  private func elements(_ view: some View) throws -> [InterfaceElement] {
    try LayoutBench.interface(NavigationStack { view }, height: 300).elements
      .filter { $0.text != nil }
  }

  private func words(_ view: some View) throws -> [String] {
    try elements(view).compactMap { $0.text?.styled.text.string }
  }

  @Test func `leaves a large title below the bar`() throws {
    let view = Text("Row").navigationTitle("Title").toolbar {
      ToolbarItem(placement: .principal) { Text("Middle") }
    }
    #expect(try words(view) == ["Middle", "Title", "Row"])
    // A bar of 44 pt, and 3 pt above the title.
    #expect(try elements(view)[1].box.y == 47)
  }

  @Test func `takes the place of a title in the bar`() throws {
    let view = Text("Row").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
    #expect(try words(view) == ["Middle", "Row"])
  }

  @Test func `takes the place of a large title if it is the title`() throws {
    let view = Text("Row").navigationTitle("Title").toolbar {
      ToolbarItem(placement: .title) { Text("Middle") }
    }
    #expect(try words(view) == ["Middle", "Row"])
  }
}
