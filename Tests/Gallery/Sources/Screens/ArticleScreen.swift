#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// A screen that runs from right to left: an article in Arabic, with its author and a way to share it.
struct ArticleScreen: View {
  @ScaledMetric(relativeTo: .subheadline) private var portrait: CGFloat = 36

  @Environment(\.dynamicTypeSize) private var size

  /// The portrait beside the name, and above it where the words are large.
  private var author: AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 10))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("حجم الخط الذي تختاره").font(.title)
        author {
          Image(systemName: "person.crop.circle").resizable().foregroundStyle(Color.secondary)
            .frame(width: portrait, height: portrait)
          VStack(alignment: .leading, spacing: 2) {
            Text("ليلى حداد").font(.subheadline)
            Text("٥ دقائق للقراءة").font(.footnote).foregroundStyle(Color.secondary)
          }
        }
        Text("يكبر النص كله معًا، وتتسع الأسطر لعلامات التشكيل، ولا يُقطع شيء عند الحواف.")
        Button(action: {}) {
          Label("مشاركة Typeproof", systemImage: "square.and.arrow.up")
        }
        .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
  }
}
