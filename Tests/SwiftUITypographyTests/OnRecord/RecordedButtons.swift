import Testing

@testable import SwiftUITypography

@Suite struct `Buttons on record` {
  private func add<Style: PrimitiveButtonStyle>(
    _ name: String, _ style: Style, to record: inout ViewRecord
  ) {
    record.add(name, Button("Save all of the changes") {}.buttonStyle(style))
    record.add(
      "\(name), destructive", Button("Delete", role: .destructive) {}.buttonStyle(style))
    record.add("\(name), disabled", Button("Save") {}.buttonStyle(style).disabled(true))
    record.add(
      "\(name), with a symbol and a tint",
      Button("Play", systemImage: "play.fill") {}.buttonStyle(style).tint(.green))
    record.add(
      "\(name), in a colour", Button("Go") {}.buttonStyle(style).foregroundStyle(.orange))
  }

  @Test func `without a box look as they did`() throws {
    var record = try ViewRecord("buttons without a box")
    add("automatic", .automatic, to: &record)
    add("plain", .plain, to: &record)
    add("borderless", .borderless, to: &record)
    try record.compare()
  }

  @Test func `on a box look as they did`() throws {
    var record = try ViewRecord("buttons on a box")
    add("bordered", .bordered, to: &record)
    add("prominent", .borderedProminent, to: &record)
    try record.compare()
  }

  @Test func `of glass look as they did`() throws {
    var record = try ViewRecord("buttons of glass")
    add("glass", .glass, to: &record)
    add("clear glass", .glass(.clear), to: &record)
    add("prominent glass", .glassProminent, to: &record)
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("buttons in the dark", in: [.dark])
    add("automatic", .automatic, to: &record)
    add("plain", .plain, to: &record)
    add("bordered", .bordered, to: &record)
    add("prominent", .borderedProminent, to: &record)
    add("glass", .glass, to: &record)
    add("prominent glass", .glassProminent, to: &record)
    try record.compare()
  }

  /// Shows all that a configuration says.
  private struct Stated: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.role == .destructive ? "deletes" : "does not delete")
        Text(configuration.isPressed ? "pressed" : "not pressed")
      }
      .padding(6)
      .background(Color.fill, in: .capsule)
    }
  }

  /// Makes another button of a button.
  private struct Wider: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.bordered).frame(maxWidth: .infinity)
    }
  }

  @Test func `of an app's own look as they did`() throws {
    var record = try ViewRecord("buttons of an app's own")
    record.add("stated", Button("Go") {}.buttonStyle(Stated()))
    record.add("stated, destructive", Button("Go", role: .destructive) {}.buttonStyle(Stated()))
    record.add("wider", Button("Go") {}.buttonStyle(Wider()))
    record.add("wider, destructive", Button("Go", role: .destructive) {}.buttonStyle(Wider()))
    record.add(
      "several views",
      Button(action: {}) {
        Image(systemName: "star")
        Text("Two views")
      })
    record.add("no view", Button(action: {}) {}.frame(width: 40, height: 40))
    record.add(
      "nested styles", VStack { Button("Go") {}.buttonStyle(.plain) }.buttonStyle(.bordered))
    try record.compare()
  }

  @Test func `of each role look as they did`() throws {
    var record = try ViewRecord("buttons of each role", in: RecordedWindow.usual)
    record.add("delete", Button(role: .destructive, action: {}))
    record.add("cancel", Button(role: .cancel, action: {}))
    record.add("close", Button(role: .close, action: {}))
    record.add("confirm", Button(role: .confirm, action: {}))
    record.add("titled cancel", Button("Cancel", role: .cancel) {})
    record.add("prominent confirm", Button("Done", role: .confirm) {}.buttonStyle(.bordered))
    record.add("small", Button("Go") {}.buttonStyle(.bordered).controlSize(.small))
    record.add("capsule", Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule))
    try record.compare()
  }

  @Test func `that open something look as they did`() throws {
    let address = URL(filePath: "/index.html")
    var record = try ViewRecord("buttons that open something")
    record.add("menu", Menu("More") { Button("Copy") {} })
    record.add("menu with a symbol", Menu("More", systemImage: "ellipsis.circle") {})
    let menu = Menu {
      Button("Copy") {}
    } label: {
      Label("More", systemImage: "ellipsis")
    }
    record.add("menu with a view", menu)
    record.add("bordered menu", menu.menuStyle(.button).buttonStyle(.bordered))
    record.add("link", Link("Website", destination: address))
    record.add("link with a view", Link(destination: address) { Image(systemName: "link") })
    record.add("share", ShareLink(item: "words"))
    record.add("share with a title", ShareLink("Send", item: "words"))
    record.add("share with a view", ShareLink(item: "words") { Text("Pass on") })
    record.add("share several", ShareLink(items: ["one", "two"]))
    record.add("navigation", NavigationLink("Account") { Text("Inside") })
    record.add("navigation to a value", NavigationLink("Account", value: 3))
    try record.compare()
  }

  @Test func `of the system look as they did`() throws {
    var record = try ViewRecord("buttons of the system")
    record.add("edit", EditButton())
    record.add("paste", PasteButton(payloadType: String.self) { _ in })
    record.add("rename", RenameButton())
    let group = ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    }
    record.add("group", group)
    record.add("bordered group", group.buttonStyle(.bordered).controlGroupStyle(.palette))
    record.add("titled group", ControlGroup("Edit") { Button("Cut") {} })
    record.add("group with a symbol", ControlGroup("Edit", systemImage: "scissors") { Text("a") })
    record.add("tapped", Text("Tap here").onTapGesture {})
    try record.compare()
  }
}
