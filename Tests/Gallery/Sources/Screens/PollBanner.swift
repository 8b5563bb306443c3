#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// A banner with a question and two answers, which stand side by side until the text is large.
struct PollBanner: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size > .accessibility2
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 12))
    VStack(alignment: .leading, spacing: 12) {
      Text("Poll").font(.caption).bold().foregroundStyle(Color.purple)
      Text("Which game shall we play next?").font(.headline)
      layout {
        answer("Chess", votes: "124 votes")
        answer("Go", votes: "98 votes")
      }
      Text("Ends in 2 minutes").font(.footnote).foregroundStyle(Color.secondary)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.fill, in: RoundedRectangle(cornerRadius: 14))
    .padding(16)
  }

  private func answer(_ title: String, votes: String) -> some View {
    Button(action: {}) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.body).fontWeight(.semibold)
        Text(votes).font(.caption)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      .background(Color.background, in: RoundedRectangle(cornerRadius: 10))
    }
  }
}
