import Testing

@testable import SwiftUITypography

@Suite struct `Lists on record` {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

  private var rows: some View {
    Group {
      Text("One")
      Text(RecordedWords.sentence)
      Label("Three", systemImage: "star")
      Toggle("Four", isOn: .constant(true))
      NavigationLink("Five") { Text("Inside") }
      Button("Six") {}
    }
  }

  @Test func `of rows look as they did`() throws {
    var record = try ViewRecord("lists")
    record.add("rows", List { rows })
    record.add("form", Form { rows })
    record.add("low", height: 160, List { rows })
    record.add("empty", height: 100, List {})
    record.add("one row", List { Text("Alone") })
    record.add("navigation in a row", List { HStack { NavigationLink("One") { Text("Inside") } } })
    let link = NavigationLink(value: 3) {
      Text("Title")
      Text("Detail")
    }
    record.add("navigation with two views", List { link })
    try record.compare()
  }

  @Test func `in each style look as they did`() throws {
    var record = try ViewRecord("styles of lists", in: [.large])
    let list = List { Section("Head") { Text("Row") } }
    record.add("automatic", list.listStyle(.automatic))
    record.add("plain", list.listStyle(.plain))
    record.add("grouped", list.listStyle(.grouped))
    record.add("inset grouped", list.listStyle(.insetGrouped))
    record.add("sidebar", list.listStyle(.sidebar))
    record.add("form", Form { Section("Head") { Text("Row") } }.formStyle(.grouped))
    try record.compare()
  }

  @Test func `of sections look as they did`() throws {
    var record = try ViewRecord("sections")
    let mixed = List {
      Text("Before")
      Section("Title") {
        Text("One")
        Text("Two")
      }
      Text("Between")
      Section {
        Text("Three")
      } header: {
        Label("Header", systemImage: "star")
      } footer: {
        Text(RecordedWords.sentence)
      }
      Section { Text("Alone") }
      Text("After")
    }
    record.add("mixed", mixed)
    let footer = List {
      Section {
        Text("Row")
      } footer: {
        Text("Footer")
        Button("Button") {}
      }
    }
    record.add("footer", footer)
    record.add(
      "older forms",
      List {
        Section(header: Text("Header")) { Text("One") }
        Section(footer: Text("Footer")) { Text("Two") }
        Section(header: Text("Header"), footer: Text("Footer")) { Text("Three") }
      })
    record.add("empty", List { Section("Title") {} })
    record.add("section outside", VStack { Section("Title") { Text("Row") } })
    let inner = List { Section("Outer") { Section("Inner") { Text("Row") } } }
    record.add("section in a section", inner)
    try record.compare()
  }

  @Test func `with prominent headers look as they did`() throws {
    var record = try ViewRecord("headers of sections")
    let list = List { Section(RecordedWords.sentence) { Text("Row") } }
    record.add("increased", list.headerProminence(.increased))
    record.add("standard", VStack { list.headerProminence(.standard) }.headerProminence(.increased))
    record.add("by the environment", list.environment(\.headerProminence, .increased))
    record.add("high", list.environment(\.defaultMinListHeaderHeight, 90))
    record.add(
      "high and increased",
      list.headerProminence(.increased).environment(\.defaultMinListHeaderHeight, 90))
    record.add("high rows", list.environment(\.defaultMinListRowHeight, 70))
    record.add("low rows", list.environment(\.defaultMinListRowHeight, 0))
    try record.compare()
  }

  @Test func `of data look as they did`() throws {
    var record = try ViewRecord("lists of data", in: [.large])
    record.add("identified", List(people) { Text($0.name) })
    record.add("by a path", List(people, id: \.name) { Text($0.name) })
    record.add("range", List(0..<3) { Text("Row \($0)") })
    record.add("selection", List(selection: .constant(1)) { Text("Row").tag(1) })
    record.add("selection of data", List(people, selection: .constant(1)) { Text($0.name) })
    record.add(
      "selection by a path",
      List(people, id: \.name, selection: .constant("Ann")) { Text($0.name) })
    record.add(
      "bindings", List(.constant(people), id: \.id) { Text($0.wrappedValue.name) })
    record.add(
      "edited bindings",
      List(.constant(people), editActions: .all) { Text($0.wrappedValue.name) })
    record.add(
      "each", List { ForEach(people) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } })
    record.add(
      "each binding", List { ForEach(.constant(people)) { Text($0.wrappedValue.name) } })
    record.add("none", height: 80, List([Person]()) { Text($0.name) })
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("lists in the dark", in: [.dark])
    record.add("rows", List { rows })
    record.add(
      "section",
      List {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    try record.compare()
  }
}
