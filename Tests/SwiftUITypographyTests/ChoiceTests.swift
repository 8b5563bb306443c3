import DynamicType
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A choice in a form` {
  private enum Level: String, CaseIterable { case low, high }

  private func texts(
    _ view: some View, category: ContentSizeCategory = .large
  ) throws -> [(word: String, box: PointRect)] {
    try LayoutBench.interface(view, height: 500, category: category).elements.compactMap {
      element in element.text.map { ($0.styled.text.string, element.box) }
    }
  }

  private var picker: some View {
    Picker("Level", selection: .constant(Level.high)) {
      ForEach(Level.allCases, id: \.self) { Text($0.rawValue) }
    }
  }

  @Test func `is shown by what identifies its element, if it has no tag`() throws {
    #expect(try texts(Form { picker }).map(\.word) == ["Level", "high"])
  }

  @Test func `prefers a tag`() throws {
    let view = Picker("Level", selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text("shows \($0)").tag($0 == "a" ? "b" : "a") }
    }
    #expect(try texts(view).map(\.word) == ["Level", "shows a"])
  }

  @Test func `is below its label at accessibility sizes`() throws {
    let beside = try texts(Form { picker })
    #expect(beside[0].box.y == beside[1].box.y)
    let below = try texts(Form { picker }, category: .accessibilityMedium)
    #expect(below[1].box.y >= below[0].box.maxY)
    #expect(below[1].box.x == below[0].box.x)
  }
}
