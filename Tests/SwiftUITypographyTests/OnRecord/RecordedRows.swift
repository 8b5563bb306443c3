import Testing

@testable import SwiftUITypography

@Suite struct `Rows of lists on record` {
  private func list(_ row: some View) -> some View {
    List {
      Text("Above")
      row
      Text("Below")
    }
  }

  @Test func `with insets look as they did`() throws {
    var record = try ViewRecord("insets of rows")
    let insets = EdgeInsets(top: 3, leading: 40, bottom: 9, trailing: 5)
    record.add("insets", list(Text(RecordedWords.sentence).listRowInsets(insets)))
    record.add("no insets", list(Text("Row").listRowInsets(EdgeInsets())))
    record.add("default insets", list(Text("Row").listRowInsets(nil)))
    record.add(
      "high insets",
      list(Text("Row").listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 30, trailing: 0))))
    record.add(
      "insets of a group",
      list(
        Group {
          Text("One")
          Text("Two")
        }
        .listRowInsets(insets)))
    record.add("padding", list(Text("Row").padding()))
    record.add("colour", list(Color.red.frame(height: 20)))
    record.add("narrow", list(Text("Row").frame(maxWidth: .infinity, alignment: .trailing)))
    try record.compare()
  }

  @Test func `with separators look as they did`() throws {
    var record = try ViewRecord("separators of rows")
    record.add("hidden", list(Text("Row").listRowSeparator(.hidden)))
    record.add("hidden above", list(Text("Row").listRowSeparator(.hidden, edges: .top)))
    record.add("hidden below", list(Text("Row").listRowSeparator(.hidden, edges: .bottom)))
    record.add("visible", list(Text("Row").listRowSeparator(.hidden).listRowSeparator(.visible)))
    record.add(
      "visible below",
      list(Text("Row").listRowSeparator(.hidden).listRowSeparator(.visible, edges: .bottom)))
    record.add(
      "automatic", list(Text("Row").listRowSeparator(.hidden).listRowSeparator(.automatic)))
    record.add("tint", list(Text("Row").listRowSeparatorTint(.red, edges: .all)))
    try record.compare()
  }

  @Test func `at other scales look as they did`() throws {
    var record = try ViewRecord(
      "rows at other scales",
      in: [
        RecordedWindow(name: "1x", displayScale: 1), RecordedWindow(name: "3x", displayScale: 3),
        RecordedWindow(name: "375 pt, 3x", width: 375, displayScale: 3),
      ])
    record.add("rows", list(Text(RecordedWords.sentence)))
    record.add("toggle", list(Toggle("Sound", isOn: .constant(false))))
    try record.compare()
  }

  @Test func `with backgrounds look as they did`() throws {
    var record = try ViewRecord("backgrounds of rows", in: RecordedWindow.usual)
    record.add("own", list(Text("Row").listRowBackground(Color.yellow)))
    record.add("clear", list(Text("Row").listRowBackground(Color.clear)))
    record.add("view", list(Text("Row").listRowBackground(Capsule().fill(.green))))
    record.add("none", list(Text("Row").listRowBackground(nil as Color?)))
    let section = List {
      Section("Title") {
        Text("One")
        Text("Two").listRowBackground(Color.red)
      }
      .listRowBackground(Color.blue)
    }
    record.add("section", section)
    record.add("hidden ground", list(Text("Row")).scrollContentBackground(.hidden))
    record.add(
      "own ground",
      list(Text("Row")).scrollContentBackground(.hidden).background(Color.yellow))
    record.add("visible ground", list(Text("Row")).scrollContentBackground(.visible))
    try record.compare()
  }

  @Test func `with what is not drawn look as they did`() throws {
    var record = try ViewRecord("rows with what is not drawn", in: [.large])
    record.add("swipe", list(Text("Row").swipeActions(edge: .leading) { Button("Pin") {} }))
    record.add("badge", list(Text("Row").badge(3)))
    record.add("badge of words", list(Text("Row").badge("New")))
    record.add("deletion", list(Text("Row").deleteDisabled(true).moveDisabled(true)))
    record.add("spacing", list(Text("Row")).listRowSpacing(30).listSectionSpacing(.compact))
    record.add("margins", list(Text("Row")).contentMargins(40).listSectionMargins(.all, 50))
    record.add("tint", list(Text("Row").listItemTint(.red)))
    record.add("editing", list(Text("Row")).environment(\.editMode, .constant(.active)))
    record.add("refresh", list(Text("Row")).refreshable {})
    try record.compare()
  }

  @Test func `in unusual forms look as they did`() throws {
    var record = try ViewRecord("unusual rows")
    let column = VStack {
      Text("One")
      Text("Two")
    }
    record.add("several in a stack", list(column))
    record.add("wide", list(Box("wide", 500, 20)))
    record.add("high", list(Box("high", 20, 90)))
    let spaced = HStack {
      Text("Leading")
      Spacer()
      Text("Trailing")
    }
    record.add("spacer", list(spaced))
    record.add("faded section", List { Section("Head") { Text("Row") }.opacity(0.5) })
    record.add("disabled", list(NavigationLink("Row") { Text("Inside") }).disabled(true))
    let titled = VStack {
      Text("Title")
      list(Text("Row"))
    }
    record.add("list in a stack", titled)
    let two = VStack {
      list(Text("One"))
      list(Text("Two"))
    }
    record.add("two lists", height: 400, two)
    record.add("picker", list(Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }))
    record.add("value", list(LabeledContent("Version", value: "26.1")))
    record.add("field", list(TextField("Name", text: .constant(""))))
    record.add("slider", list(Slider(value: .constant(0.5))))
    try record.compare()
  }
}
