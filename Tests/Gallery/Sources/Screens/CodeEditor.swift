#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// Code with coloured tokens: one text of many runs, all of which follow the text size.
struct CodeEditor: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      HStack(alignment: .top, spacing: 12) {
        Text((1...7).map(String.init).joined(separator: "\n"))
          .foregroundStyle(Color.secondary)
          .multilineTextAlignment(.trailing)
        code.multilineTextAlignment(.leading)
      }
      .font(.system(.callout, design: .monospaced))
      .padding(16)
    }
  }

  private var code: Text {
    keyword("struct ") + type("Greeting") + plain(": ") + type("View") + plain(" {\n")
      + attribute("  @Environment") + plain("(\\.locale) ") + keyword("var ") + plain("locale\n\n")
      + keyword("  var ") + plain("body: ") + keyword("some ") + type("View") + plain(" {\n")
      + type("    Text") + plain("(") + string("\"Hello\"") + plain(").font(.") + plain("title)\n")
      + plain("  }\n") + plain("}")
  }

  private func plain(_ text: String) -> Text { Text(verbatim: text) }
  private func keyword(_ text: String) -> Text {
    Text(verbatim: text).foregroundColor(.pink)
  }
  private func type(_ text: String) -> Text { Text(verbatim: text).foregroundColor(.indigo) }
  private func string(_ text: String) -> Text { Text(verbatim: text).foregroundColor(.red) }
  private func attribute(_ text: String) -> Text { Text(verbatim: text).foregroundColor(.orange) }
}
