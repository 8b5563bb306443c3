#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// A screen above a tab bar. The bar's height is fixed, so its titles keep their size, and each tab is
/// shown large on a long press.
struct TabBarScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Library").font(.largeTitle).bold()
          Text("Recently read").font(.title2)
          Text("Essays, letters and the first chapters of eleven novels, kept where you left off.")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
      }
      Divider()
      HStack(alignment: .top, spacing: 0) {
        Tab("Home", symbol: "house.fill", isSelected: false)
        Tab("Search", symbol: "magnifyingglass", isSelected: false)
        Tab("Library", symbol: "bookmark.fill", isSelected: true)
        Tab("Profile", symbol: "person.fill", isSelected: false)
      }
      .frame(height: 49)
    }
    .background(Color.background)
  }
}

struct Tab: View {
  let title: String
  let symbol: String
  let isSelected: Bool

  init(_ title: String, symbol: String, isSelected: Bool) {
    self.title = title
    self.symbol = symbol
    self.isSelected = isSelected
  }

  var body: some View {
    Button(action: {}) {
      VStack(spacing: 2) {
        Image(systemName: symbol).font(.system(size: 20))
        Text(title).font(.system(size: 11)).fontWeight(.medium)
      }
      .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityShowsLargeContentViewer { Label(title, systemImage: symbol) }
  }
}
