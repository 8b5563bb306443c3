import Testing

@testable import SwiftUITypography

@Suite struct `Fields on record` {
  private func field(_ text: String) -> some View { TextField("Name", text: .constant(text)) }

  private struct Lined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 2) {
        configuration
        Divider()
      }
    }
  }

  @Test func `of one line look as they did`() throws {
    var record = try ViewRecord("fields")
    record.add("empty", field(""))
    record.add("prompt", TextField("Name", text: .constant(""), prompt: Text("Ann or Bob")))
    record.add("no prompt", TextField("Name", text: .constant(""), prompt: nil))
    record.add("written", field("Ann"))
    record.add("too long", field(RecordedWords.sentence))
    record.add("more lines allowed", field(RecordedWords.sentence).lineLimit(3))
    record.add(
      "view",
      TextField(text: .constant("")) { Label("Name", systemImage: "person") })
    record.add(
      "view and prompt",
      TextField(text: .constant(""), prompt: Text("Ann")) { Text("Name") })
    let number = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en"))
    record.add("number", TextField("Amount", value: .constant(1234.5), format: number))
    record.add("disabled", field("Ann").disabled(true))
    record.add("in a colour", field("").foregroundStyle(.red))
    record.add("right to left", field(RecordedWords.hebrew))
    try record.compare()
  }

  @Test func `of several lines look as they did`() throws {
    var record = try ViewRecord("fields of several lines")
    let long = RecordedWords.sentence
    record.add("vertical", TextField("Name", text: .constant(long), axis: .vertical))
    record.add("horizontal", TextField("Name", text: .constant(long), axis: .horizontal))
    record.add(
      "two lines", TextField("Name", text: .constant(long), axis: .vertical).lineLimit(2))
    record.add(
      "reserved lines", TextField("Name", text: .constant(""), axis: .vertical).lineLimit(2...4))
    record.add(
      "prompt", TextField("Name", text: .constant(""), prompt: Text(long), axis: .vertical))
    try record.compare()
  }

  @Test func `in each style look as they did`() throws {
    var record = try ViewRecord("styles of fields")
    record.add("automatic", field("Ann").textFieldStyle(.automatic))
    record.add("plain", field("Ann").textFieldStyle(.plain))
    record.add("rounded", field("Ann").textFieldStyle(.roundedBorder))
    record.add("rounded, empty", field("").textFieldStyle(.roundedBorder))
    record.add("own", field("Ann").textFieldStyle(Lined()))
    record.add("own, empty", field("").textFieldStyle(Lined()))
    record.add(
      "nested", VStack { field("Ann").textFieldStyle(.plain) }.textFieldStyle(.roundedBorder))
    record.add(
      "secure", SecureField("Code", text: .constant("abc")).textFieldStyle(.roundedBorder))
    try record.compare()
  }

  @Test func `with an alignment look as they did`() throws {
    var record = try ViewRecord("alignments of fields")
    for alignment in TextAlignment.allCases {
      record.add("\(alignment)", field("Ann").multilineTextAlignment(alignment))
    }
    record.add("without a width", field("Ann").fixedSize())
    let row = HStack {
      Text("Name")
      field("Ann")
    }
    record.add("in a row", row)
    try record.compare()
  }

  @Test func `that hide their text look as they did`() throws {
    var record = try ViewRecord("secure fields", in: RecordedWindow.usual)
    record.add("empty", SecureField("Code", text: .constant("")))
    record.add("prompt", SecureField("Code", text: .constant(""), prompt: Text("Six digits")))
    record.add("written", SecureField("Code", text: .constant("secret")))
    try record.compare()
  }

  @Test func `that edit look as they did`() throws {
    var record = try ViewRecord("text editors")
    record.add("empty", TextEditor(text: .constant("")))
    record.add("written", TextEditor(text: .constant(RecordedWords.sentence)))
    record.add("high", height: 120, TextEditor(text: .constant("Ann")))
    record.add("too low", height: 50, TextEditor(text: .constant(RecordedWords.sentence)))
    record.add(
      "trailing", TextEditor(text: .constant("Ann")).multilineTextAlignment(.trailing))
    try record.compare()
  }

  @Test func `in the dark look as they did`() throws {
    var record = try ViewRecord("fields in the dark", in: [.dark])
    record.add("empty", field(""))
    record.add("rounded", field("Ann").textFieldStyle(.roundedBorder))
    record.add("secure", SecureField("Code", text: .constant("abc")))
    record.add("editor", TextEditor(text: .constant("Ann")))
    try record.compare()
  }
}
