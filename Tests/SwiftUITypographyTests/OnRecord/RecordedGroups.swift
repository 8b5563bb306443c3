import Testing

@testable import SwiftUITypography

@Suite struct `Groups on record` {
  @Test func `in boxes look as they did`() throws {
    var record = try ViewRecord("group boxes")
    record.add("title", GroupBox("Network") { Text("Connected") })
    record.add("no title", GroupBox { Text("Connected") })
    let views = GroupBox {
      Text(RecordedWords.sentence)
      Text("And more")
    } label: {
      Label("Network", systemImage: "wifi")
    }
    record.add("views", views)
    record.add("older form", GroupBox(label: Text("Network")) { Text("Connected") })
    record.add("in a box", GroupBox("Outer") { GroupBox("Inner") { Text("Connected") } })
    record.add("style", views.groupBoxStyle(.automatic))
    try record.compare()
  }

  @Test func `that open look as they did`() throws {
    var record = try ViewRecord("disclosure groups")
    record.add("closed", DisclosureGroup("Details") { Text("Hidden") })
    record.add("open", DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Shown") })
    record.add(
      "closed by a binding",
      DisclosureGroup("Details", isExpanded: .constant(false)) { Text("Hidden") })
    let views = DisclosureGroup(isExpanded: .constant(true)) {
      Text("One")
      Text("Two")
    } label: {
      Label(RecordedWords.sentence, systemImage: "folder")
    }
    record.add("views", views)
    record.add("tinted", views.tint(.purple))
    let closed = DisclosureGroup {
      Text("Hidden")
    } label: {
      Text("Details")
    }
    record.add("closed views", closed)
    try record.compare()
  }

  @Test func `without content look as they did`() throws {
    var record = try ViewRecord("screens without content", in: RecordedWindow.usual)
    record.add(
      "described", height: 300,
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail appears here.")))
    record.add("short", ContentUnavailableView("No Mail", systemImage: "tray"))
    let full = ContentUnavailableView {
      Label("No Network", systemImage: "wifi.slash")
    } description: {
      Text(RecordedWords.sentence)
    } actions: {
      Button("Try Again") {}
      Button("Settings") {}.buttonStyle(.bordered)
    }
    record.add("full", height: 480, full)
    let described = ContentUnavailableView {
      Text("Nothing")
    } description: {
      Text("Add something.")
    }
    record.add("without buttons", described)
    record.add("label alone", ContentUnavailableView { Label("Nothing", systemImage: "circle") })
    try record.compare()
  }

  private struct Branch: Identifiable {
    let id: Int
    let name: String
    var children: [Branch]?
  }

  private let tree = [
    Branch(id: 1, name: "Folder", children: [Branch(id: 2, name: "Inside")]),
    Branch(id: 3, name: "File"),
  ]

  @Test func `of a tree look as they did`() throws {
    var record = try ViewRecord("trees")
    record.add("list", List(tree, children: \.children) { Text($0.name) })
    record.add(
      "column", VStack { OutlineGroup(tree, children: \.children) { Text($0.name) } })
    record.add(
      "by a path",
      VStack { OutlineGroup(tree, id: \.name, children: \.children) { Text($0.name) } })
    try record.compare()
  }

  @Test func `that wait look as they did`() throws {
    var record = try ViewRecord("views that wait", in: [.large])
    record.add("image", AsyncImage(url: nil).frame(width: 60, height: 40))
    let placeholder = AsyncImage(url: nil) { image in
      image.resizable()
    } placeholder: {
      Text("Loading")
    }
    record.add("placeholder", placeholder)
    let phase = AsyncImage(url: nil) { phase in
      Text(phase.image == nil ? "no image" : "image")
      Text(phase.error == nil ? "no error" : "error")
    }
    record.add("phase", VStack { phase })
    let clock = TimelineView(.everyMinute) { timeline in
      Text(verbatim: "\(timeline.date.timeIntervalSinceReferenceDate) \(timeline.cadence)")
    }
    record.add("time", clock)
    record.add("scroll reader", ScrollViewReader { _ in Text("Inside") })
    record.add("glass", GlassEffectContainer(spacing: 4) { Text("Inside") })
    let phases = PhaseAnimator(["first", "second"]) { Text($0) }
    record.add("phases", phases)
    record.add("no phases", VStack { PhaseAnimator([String]()) { Text($0) } }.frame(height: 20))
    try record.compare()
  }
}
