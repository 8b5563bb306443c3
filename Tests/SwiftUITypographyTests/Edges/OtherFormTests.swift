import DynamicType
import Foundation
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A control in another form` {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  private func texts(_ view: some View) throws -> [String] {
    try LayoutBench.interface(view).texts
  }

  @Test func `has the title of its key`() throws {
    #expect(try texts(Button(LocalizedStringKey("**Save** all")) {}) == ["Save all"])
    #expect(try texts(NavigationLink("Account", destination: Text("Inside"))) == ["Account"])
  }

  @Test func `has its label and its value in a range`() throws {
    let day = DatePicker(
      selection: .constant(date), in: date..., displayedComponents: .date
    ) { Text("Due") }
    #expect(try texts(day) == ["Due", "Jan 1, 2001"])
    let days = MultiDatePicker(selection: .constant([]), in: date...) { Text("Days") }
    #expect(try texts(days) == ["Days", "0"])
  }

  @Test func `has no label as a group`() throws {
    let group = ControlGroup {
      Text("Cut")
    } label: {
      Text("Edit")
    }
    #expect(try texts(group) == ["Cut"])
  }

  @Test func `has what can be edited by any identity`() throws {
    let names: Binding<[String]> = .constant(["a", "b"])
    let list = VStack {
      ForEach(names, id: \.self, editActions: .all) { Text($0.wrappedValue) }
    }
    #expect(try texts(list) == ["a", "b"])
  }

  @Test func `has the first of its phases before it is started`() throws {
    let phases = PhaseAnimator(["first", "second"], trigger: 1) { Text($0) }
    #expect(try texts(phases) == ["first"])
    let none = VStack { PhaseAnimator([String](), trigger: 1) { Text($0) } }.frame(height: 20)
    #expect(try texts(none) == [])
  }
}

@MainActor @Suite struct `An action for a value` {
  private struct Counter: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("a").onAppear { count = 1 }
        .onChange(of: count, perform: { log.add("\($0)") })
    }
  }

  @Test func `gets the new value when it changed, and none before`() throws {
    let log = Log()
    _ = try StandingBench(Counter(log: log)).texts()
    #expect(log.words == ["1"])
  }

  @Test func `gets the size of its view at first`() throws {
    let log = Log()
    let view = Box(50, 10).onGeometryChange(
      for: Int.self, of: { Int($0.size.width) }, action: { width in log.add("\(width)") })
    _ = try StandingBench(view).texts()
    #expect(log.words == ["50"])
  }

  @Test func `gets the size of its view at first as the old one, too`() throws {
    let log = Log()
    let view = Box(50, 10).onGeometryChange(
      for: Int.self, of: { Int($0.size.height) },
      action: { old, new in log.add("\(old) to \(new)") })
    _ = try StandingBench(view).texts()
    #expect(log.words == ["10 to 10"])
  }
}
