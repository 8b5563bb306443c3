import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `Something that waits for events` {
  @Test func `takes what can be tapped for a target`() throws {
    let view = Text("Go").onTapGesture {}
    let elements = try LayoutBench.interface(view, width: nil).elements
    #expect(elements.first?.isControl == true)
  }

  @MainActor private final class Model {
    func save() {}
    func load() async {}
  }

  private struct Screen: View {
    let model: Model
    @State private var count = 0

    func load() async {}

    var body: some View {
      Button("Save", systemImage: "plus") { model.save() }
        .onTapGesture { model.save() }
        .onLongPressGesture(minimumDuration: 1) { model.save() }
        .onAppear { model.save() }
        .onChange(of: count) { model.save() }
        .onChange(of: count) { _, _ in model.save() }
        .task { await load() }
        .task(id: count) { await model.load() }
    }
  }

  @MainActor @Test func `may do what the main actor does, and looks as it does without`() throws {
    let texts = try LayoutBench.interface(Screen(model: Model()), width: nil).elements
      .compactMap(\.text)
    #expect(texts.map(\.styled.text.string) == ["Save"])
  }
}
