import Testing

@testable import SwiftUITypography

@Suite struct `Toggles and labels on record` {
  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
        configuration.label
        Text(configuration.isMixed ? "mixed" : "not mixed")
      }
    }
  }

  private func add(_ name: String, to record: inout ViewRecord, _ isOn: Bool) {
    let toggle = Toggle(RecordedWords.sentence, isOn: .constant(isOn))
    record.add("\(name), automatic", toggle)
    record.add("\(name), switch", toggle.toggleStyle(.switch).tint(.red))
    record.add("\(name), button", toggle.toggleStyle(.button))
    record.add("\(name), own", toggle.toggleStyle(Check()))
    record.add("\(name), without its label", toggle.labelsHidden())
    record.add(
      "\(name), with a symbol", Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(isOn)))
    record.add(
      "\(name), with a view",
      Toggle(isOn: .constant(isOn)) {
        Text("Sound")
        Text("Plays a sound").font(.footnote)
      })
    record.add("\(name), disabled", Toggle("Sound", isOn: .constant(isOn)).disabled(true))
  }

  @Test(arguments: [true, false]) func `of both values look as they did`(isOn: Bool) throws {
    let name = isOn ? "on" : "off"
    var record = try ViewRecord("toggles that are \(name)")
    add(name, to: &record, isOn)
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("toggles in the dark", in: [.dark])
    for isOn in [true, false] { add(isOn ? "on" : "off", to: &record, isOn) }
    try record.compare()
  }

  @Test func `with labels that are hidden or shown look as they did`() throws {
    var record = try ViewRecord("toggles with and without labels")
    let toggle = Toggle("Sound", isOn: .constant(true))
    record.add("hidden", toggle.labelsVisibility(.hidden))
    record.add("visible", VStack { toggle.labelsVisibility(.visible) }.labelsHidden())
    record.add("automatic", VStack { toggle.labelsVisibility(.automatic) }.labelsHidden())
    record.add("tinted", toggle.toggleStyle(SwitchToggleStyle(tint: .red)))
    record.add("button, tinted", toggle.toggleStyle(.button).tint(.green))
    try record.compare()
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 3) {
        configuration.icon.font(.title)
        configuration.title.bold()
      }
    }
  }

  @Test func `in each style look as they did`() throws {
    var record = try ViewRecord("labels")
    let label = Label("Home", systemImage: "house")
    record.add("automatic", label.labelStyle(.automatic))
    record.add("title and icon", label.labelStyle(.titleAndIcon))
    record.add("title only", label.labelStyle(.titleOnly))
    record.add("icon only", label.labelStyle(.iconOnly))
    record.add("own", label.labelStyle(Stacked()))
    record.add("nested", VStack { label.labelStyle(.titleOnly) }.labelStyle(.iconOnly))
    record.add("long", Label(RecordedWords.sentence, systemImage: "text.alignleft"))
    let mixed = Label {
      Text("Title")
    } icon: {
      Circle().frame(width: 20, height: 20)
    }
    record.add("views", mixed)
    record.add("in a colour", label.foregroundStyle(.purple))
    record.add("large title", label.font(.largeTitle))
    record.add("heavy symbol", label.fontWeight(.heavy).imageScale(.large))
    try record.compare()
  }

  @Test func `with values look as they did`() throws {
    var record = try ViewRecord("labelled values")
    record.add("text", LabeledContent("Version", value: "26.1"))
    record.add("long text", LabeledContent("Version", value: RecordedWords.sentence))
    record.add("long title", LabeledContent(RecordedWords.sentence, value: "1"))
    let count = 1234
    record.add("number", LabeledContent("Count", value: count, format: .number))
    record.add("view", LabeledContent("Colour") { Circle().frame(width: 20, height: 20) })
    let views = LabeledContent {
      Text("Value").foregroundStyle(.red)
    } label: {
      Label("Title", systemImage: "star")
    }
    record.add("views", views)
    try record.compare()
  }
}
