import Testing

@testable import SwiftUITypography

@Suite struct `Navigation bars on record` {
  @Test func `with titles look as they did`() throws {
    var record = try ViewRecord("titles of bars")
    let row = Text("Row")
    func stack(_ view: some View) -> some View { NavigationStack { view } }
    record.add("none", height: 300, stack(row))
    record.add("large", height: 300, stack(row.navigationTitle("Settings")))
    record.add("long", height: 300, stack(row.navigationTitle(RecordedWords.sentence)))
    record.add("text", height: 300, stack(row.navigationTitle(Text("Settings").italic())))
    record.add("binding", height: 300, stack(row.navigationTitle(.constant("Changed"))))
    record.add(
      "inline", height: 300,
      stack(row.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)))
    record.add(
      "long inline", height: 300,
      stack(row.navigationTitle(RecordedWords.sentence).navigationBarTitleDisplayMode(.inline)))
    record.add(
      "chosen large", height: 300,
      stack(row.navigationTitle("Settings").navigationBarTitleDisplayMode(.large)))
    record.add(
      "automatic", height: 300,
      stack(row.navigationTitle("Settings").navigationBarTitleDisplayMode(.automatic)))
    record.add(
      "older inline", height: 300, stack(row.navigationBarTitle("Settings", displayMode: .inline)))
    record.add("older", height: 300, stack(row.navigationBarTitle(Text("Settings"))))
    record.add("subtitle", height: 300, stack(row.navigationSubtitle("Below")))
    try record.compare()
  }

  @Test func `with modes of the toolbar look as they did`() throws {
    var record = try ViewRecord("modes of titles", in: [.large])
    let row = Text("Row").navigationTitle("Settings")
    record.add(
      "automatic", height: 200, NavigationStack { row.toolbarTitleDisplayMode(.automatic) })
    record.add("large", height: 200, NavigationStack { row.toolbarTitleDisplayMode(.large) })
    record.add(
      "inline large", height: 200, NavigationStack { row.toolbarTitleDisplayMode(.inlineLarge) })
    record.add("inline", height: 200, NavigationStack { row.toolbarTitleDisplayMode(.inline) })
    record.add("older view", height: 200, NavigationView { row })
    record.add("path", height: 200, NavigationStack(path: .constant([1])) { row })
    let split = NavigationSplitView {
      row
    } detail: {
      Text("Detail")
    }
    record.add("split", height: 200, split)
    let columns = NavigationSplitView {
      row
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    record.add("columns", height: 200, columns)
    try record.compare()
  }

  @Test func `with items at each place look as they did`() throws {
    let places: [(String, ToolbarItemPlacement)] = [
      ("automatic", .automatic), ("principal", .principal), ("navigation", .navigation),
      ("primary action", .primaryAction), ("confirmation", .confirmationAction),
      ("cancellation", .cancellationAction), ("destruction", .destructiveAction),
      ("leading", .topBarLeading), ("trailing", .topBarTrailing),
      ("older leading", .navigationBarLeading), ("older trailing", .navigationBarTrailing),
      ("bottom", .bottomBar), ("title", .title), ("keyboard", .keyboard),
      ("secondary", .secondaryAction), ("status", .status), ("subtitle", .subtitle),
      ("large title", .largeTitle), ("large subtitle", .largeSubtitle),
    ]
    var record = try ViewRecord("places of items", in: [.large, .large.turned])
    for (name, place) in places {
      let view = Text("Row").navigationTitle("Title").toolbar {
        ToolbarItem(placement: place) { Button("Item") {} }
      }
      record.add(name, height: 200, NavigationStack { view })
    }
    try record.compare()
  }

  @Test func `with several items look as they did`() throws {
    var record = try ViewRecord("items of bars")
    let view = Text("Row").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    let both = view.toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .confirmationAction) { Button("Done", systemImage: "checkmark") {} }
    }
    record.add("both sides", height: 200, NavigationStack { both })
    let wide = view.toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("A very long item at the start") {} }
    }
    record.add("wide", height: 200, NavigationStack { wide })
    let below = view.toolbar {
      ToolbarItemGroup(placement: .bottomBar) { Button("One") {} }
      ToolbarItem(placement: .bottomBar) { Image(systemName: "star") }
      ToolbarItem(placement: .status) { Text("Three") }
    }
    record.add("below", height: 200, NavigationStack { below })
    let group = view.toolbar {
      ToolbarItemGroup {
        Button("One") {}
        Button("Two") {}
      }
      ToolbarSpacer()
      ToolbarItem(id: "three") { Label("Three", systemImage: "heart") }
      if Bool(false) { ToolbarItem { Text("Never") } }
    }
    record.add("group", height: 200, NavigationStack { group })
    let middle = view.toolbar {
      ToolbarItem(placement: .principal) { Text("Middle").font(.largeTitle) }
    }
    record.add("middle", height: 200, NavigationStack { middle })
    record.add(
      "view", height: 200, NavigationStack { view.toolbar { Image(systemName: "gear") } })
    record.add(
      "older items", height: 200,
      NavigationStack {
        view.navigationBarItems(leading: Text("Leading"), trailing: Text("Trailing"))
      })
    record.add(
      "older leading item", height: 200,
      NavigationStack { view.navigationBarItems(leading: Text("Leading")) })
    record.add(
      "older trailing item", height: 200,
      NavigationStack { view.navigationBarItems(trailing: Text("Trailing")) })
    try record.compare()
  }

  private struct Own: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text("Own") }
      ToolbarItem(placement: .topBarTrailing) { Text("Other") }
    }
  }

  @Test func `that are hidden look as they did`() throws {
    var record = try ViewRecord("hidden bars", in: [.large])
    let view = Text("Row").navigationTitle("Title").toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Below") {} }
    }
    record.add("shown", height: 200, NavigationStack { view })
    record.add("hidden", height: 200, NavigationStack { view.toolbar(.hidden) })
    record.add(
      "bottom", height: 200, NavigationStack { view.toolbar(.hidden, for: .bottomBar) })
    record.add(
      "both", height: 200,
      NavigationStack { view.toolbar(.hidden, for: .navigationBar, .bottomBar) })
    record.add("older", height: 200, NavigationStack { view.navigationBarHidden(true) })
    record.add("older, not", height: 200, NavigationStack { view.navigationBarHidden(false) })
    record.add(
      "shown again", height: 200,
      NavigationStack { view.toolbar(.hidden).toolbar(.visible, for: .automatic) })
    record.add(
      "visibility", height: 200,
      NavigationStack { view.toolbarVisibility(.hidden, for: .navigationBar) })
    record.add("own items", height: 200, NavigationStack { Text("Row").toolbar { Own() } })
    try record.compare()
  }

  @Test func `over lists look as they did`() throws {
    var record = try ViewRecord("bars over lists", in: [.large, .ax3, .dark])
    let list = List { Section("Head") { Text("Row") } }
    record.add("list", height: 300, NavigationStack { list.navigationTitle("Settings") })
    record.add(
      "own ground", height: 300,
      NavigationStack {
        list.scrollContentBackground(.hidden).background(Color.yellow).navigationTitle("Settings")
      })
    record.add("long list", height: 120, NavigationStack { list.navigationTitle("Settings") })
    record.add(
      "two views", height: 300,
      NavigationStack {
        Text("One").navigationTitle("First")
        Text("Two").navigationTitle("Second")
      })
    try record.compare()
  }
}
