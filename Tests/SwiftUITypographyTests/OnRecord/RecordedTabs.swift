import Testing

@testable import SwiftUITypography

@Suite struct `Tabs and searches on record` {
  private func tabs(_ chosen: String) -> some View {
    TabView(selection: .constant(chosen)) {
      Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("Second").tabItem {
        Image(systemName: "heart")
        Text("Two")
      }
      .tag("b")
      Text("Third").tabItem { Text("A title that is much too long for its tab") }.tag("c")
    }
  }

  @Test func `with a choice look as they did`() throws {
    var record = try ViewRecord("tabs")
    record.add("first", height: 300, tabs("a"))
    record.add("second", height: 300, tabs("b"))
    record.add("unknown", height: 300, tabs("z"))
    record.add("tinted", height: 300, tabs("b").tint(.red))
    try record.compare()
  }

  @Test func `of each kind look as they did`() throws {
    var record = try ViewRecord("kinds of tabs", in: [.large, .dark])
    let newer = TabView(selection: .constant(2)) {
      Tab("One", systemImage: "star", value: 1) { Text("First") }
      Tab("Two", systemImage: "heart", value: 2) { Text("Second") }.badge(3)
      Tab(value: 3, role: .search) { Text("Third") }
    }
    record.add("values", height: 300, newer)
    let plain = TabView {
      Tab("One", systemImage: "star") { Text("First") }
      Tab(role: .search) { Text("Second") }
      TabSection("More") { Tab("Three", systemImage: "heart") { Text("Third") } }
    }
    record.add("without values", height: 300, plain)
    record.add("no choice", height: 300, TabView { Text("One").tabItem { Text("Tab") } })
    record.add("no items", height: 300, TabView { Text("One") })
    record.add("nothing", height: 300, TabView {})
    record.add("pages", height: 300, tabs("a").tabViewStyle(.page))
    record.add("sidebar", height: 300, tabs("a").tabViewStyle(.sidebarAdaptable))
    record.add("bar only", height: 300, tabs("a").tabViewStyle(.tabBarOnly))
    try record.compare()
  }

  @Test func `with other bars look as they did`() throws {
    var record = try ViewRecord("tabs with other bars", in: [.large, .ax3])
    func tabs(_ view: some View) -> some View {
      TabView { view.tabItem { Label("One", systemImage: "star") } }
    }
    let list = List { Text("Row") }.navigationTitle("Title")
    record.add("list", height: 300, tabs(NavigationStack { list }))
    record.add(
      "hidden", height: 300, tabs(NavigationStack { list.toolbar(.hidden, for: .tabBar) }))
    record.add("hidden directly", height: 300, tabs(Text("Row").toolbar(.hidden, for: .tabBar)))
    record.add(
      "bottom bar", height: 300,
      tabs(
        NavigationStack {
          list.toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
        }))
    try record.compare()
  }

  @Test func `with a field look as they did`() throws {
    var record = try ViewRecord("searches")
    let row = Text("Row")
    record.add("default prompt", row.searchable(text: .constant("")))
    record.add("prompt", row.searchable(text: .constant(""), prompt: "Find a place"))
    record.add(
      "long prompt", row.searchable(text: .constant(""), prompt: RecordedWords.sentence))
    record.add("written", row.searchable(text: .constant("Paris"), prompt: "Find a place"))
    record.add(
      "text as prompt", row.searchable(text: .constant(""), prompt: Text("Find")))
    record.add(
      "placed", row.searchable(text: .constant(""), placement: .toolbar, prompt: "Find"))
    record.add(
      "active", row.searchable(text: .constant(""), isPresented: .constant(true), prompt: "Find"))
    record.add(
      "active without a prompt",
      row.searchable(text: .constant(""), isPresented: .constant(true)))
    record.add(
      "list", height: 300,
      NavigationStack {
        List { row }.searchable(text: .constant("")).navigationTitle("Places")
      })
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("searches in the dark", in: [.dark])
    record.add("empty", Text("Row").searchable(text: .constant("")))
    record.add("written", Text("Row").searchable(text: .constant("Paris")))
    try record.compare()
  }
}
