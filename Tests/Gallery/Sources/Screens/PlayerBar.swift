#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// What plays, with its controls. The bar cannot grow, so its titles stop at the largest size without
/// the accessibility setting, and are shown large on a long press.
struct PlayerBar: View {
  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 12) {
        Image(systemName: "music.note")
          .foregroundStyle(Color.secondary)
          .frame(width: 44, height: 44)
          .background(Color.fill, in: RoundedRectangle(cornerRadius: 6))
        VStack(alignment: .leading, spacing: 2) {
          Text("Nocturne No. 5").font(.subheadline).fontWeight(.semibold)
          Text("John Field").font(.footnote).foregroundStyle(Color.secondary)
        }
        .lineLimit(1)
        .accessibilityShowsLargeContentViewer {
          Label("Nocturne No. 5, John Field", systemImage: "music.note")
        }
        Spacer()
        control("play.fill", "Play")
        control("forward.fill", "Next")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .background(Color.background)
  }

  private func control(_ symbol: String, _ title: String) -> some View {
    Button(action: {}) {
      Image(systemName: symbol).imageScale(.large).frame(width: 44, height: 44)
    }
    .accessibilityShowsLargeContentViewer { Label(title, systemImage: symbol) }
  }
}
