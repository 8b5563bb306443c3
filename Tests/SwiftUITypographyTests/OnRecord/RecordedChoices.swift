import Testing

@testable import SwiftUITypography

@Suite struct `Choices on record` {
  private enum Level: String, CaseIterable { case low, medium, high }

  private func picker(_ chosen: String) -> some View {
    Picker("Quality", selection: .constant(chosen)) {
      Text("Low").tag("a")
      Text("Medium").tag("b")
      Text("High").tag("c")
    }
  }

  @Test func `in each style look as they did`() throws {
    var record = try ViewRecord("pickers")
    record.add("automatic", picker("b").pickerStyle(.automatic))
    record.add("menu", picker("b").pickerStyle(.menu))
    record.add("segmented", picker("b").pickerStyle(.segmented))
    record.add("segmented, at the start", picker("a").pickerStyle(.segmented))
    record.add("inline", picker("c").pickerStyle(.inline))
    record.add("wheel", picker("c").pickerStyle(.wheel))
    record.add("navigation link", picker("c").pickerStyle(.navigationLink))
    record.add("nothing chosen", picker("z"))
    record.add("segmented, nothing chosen", picker("z").pickerStyle(.segmented))
    record.add("without its label", picker("b").labelsHidden())
    record.add("segmented, without its label", picker("b").pickerStyle(.segmented).labelsHidden())
    record.add("disabled", picker("b").disabled(true))
    try record.compare()
  }

  @Test func `with other labels and options look as they did`() throws {
    var record = try ViewRecord("pickers with other options")
    let levels = Picker("Level", selection: .constant(Level.medium)) {
      ForEach(Level.allCases, id: \.self) { Text($0.rawValue) }
    }
    record.add("identified options", levels)
    record.add("identified options, segmented", levels.pickerStyle(.segmented))
    let symbols = Picker(selection: .constant(2)) {
      Image(systemName: "list.bullet").tag(1)
      Label("Grid", systemImage: "square.grid.2x2").tag(2)
    } label: {
      Label("Layout", systemImage: "rectangle")
    }
    record.add("symbols", symbols)
    record.add("symbols, segmented", symbols.pickerStyle(.segmented))
    let long = Picker(RecordedWords.sentence, selection: .constant(1)) {
      Text(RecordedWords.sentence).tag(1)
      Text("Short").tag(2)
    }
    record.add("long", long)
    record.add("long, segmented", long.pickerStyle(.segmented))
    record.add(
      "older form",
      Picker(selection: .constant(1), label: Text("Size")) { Text("Small").tag(1) })
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("choices in the dark", in: [.dark])
    record.add("menu", picker("b"))
    record.add("segmented", picker("b").pickerStyle(.segmented))
    record.add("date", DatePicker("Due", selection: .constant(date)))
    record.add("colour", ColorPicker("Colour", selection: .constant(.blue)))
    try record.compare()
  }

  private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  @Test func `of dates look as they did`() throws {
    var record = try ViewRecord("date pickers")
    let picker = DatePicker("Due", selection: .constant(date))
    record.add("automatic", picker.datePickerStyle(.automatic))
    record.add("compact", picker.datePickerStyle(.compact))
    record.add("graphical", picker.datePickerStyle(.graphical))
    record.add("wheel", picker.datePickerStyle(.wheel))
    record.add(
      "date", DatePicker("Due", selection: .constant(date), displayedComponents: .date))
    record.add(
      "time", DatePicker("Due", selection: .constant(date), displayedComponents: .hourAndMinute))
    record.add("nothing", DatePicker("Due", selection: .constant(date), displayedComponents: []))
    record.add("range", DatePicker("Due", selection: .constant(date), in: date...))
    record.add(
      "view", DatePicker(selection: .constant(date)) { Label("Due", systemImage: "calendar") })
    record.add("without its label", picker.labelsHidden())
    record.add("disabled", picker.disabled(true))
    record.add("German", picker.environment(\.locale, Locale(identifier: "de")))
    if let zone = TimeZone(secondsFromGMT: 7200) {
      record.add("two hours later", picker.environment(\.timeZone, zone))
    }
    try record.compare()
  }

  @Test func `of several dates and of colours look as they did`() throws {
    var record = try ViewRecord("pickers of dates and colours")
    let days: Set<DateComponents> = [
      DateComponents(year: 2026, month: 5, day: 1), DateComponents(year: 2026, month: 5, day: 2),
    ]
    record.add("days", MultiDatePicker("Days", selection: .constant(days)))
    record.add("days in a range", MultiDatePicker("Days", selection: .constant(days), in: date...))
    record.add(
      "days with a view",
      MultiDatePicker(selection: .constant([])) { Label("Days", systemImage: "calendar") })
    record.add("colour", ColorPicker("Colour", selection: .constant(.red)))
    record.add(
      "opaque colour",
      ColorPicker(RecordedWords.sentence, selection: .constant(.blue), supportsOpacity: false))
    record.add(
      "colour with a view",
      ColorPicker(selection: .constant(.green)) { Label("Ink", systemImage: "pencil") })
    record.add(
      "colour without its label", ColorPicker("Ink", selection: .constant(.red)).labelsHidden())
    try record.compare()
  }
}
