#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// Rows of a settings screen: a symbol that grows with its title, and a value that moves below it where
/// both no longer fit side by side.
struct SettingsScreen: View {
  var body: some View {
    List {
      Section("Connections") {
        SettingsRow(symbol: "airplane", color: .orange, title: "Airplane Mode", value: "Off")
        SettingsRow(symbol: "wifi", color: .blue, title: "Wi-Fi", value: "Hallway")
        SettingsRow(
          symbol: "antenna.radiowaves.left.and.right", color: .green, title: "Mobile Data",
          value: "On")
      }
      Section("Attention") {
        SettingsRow(symbol: "bell.fill", color: .red, title: "Notifications", value: "Summary")
        SettingsRow(symbol: "moon.fill", color: .indigo, title: "Focus", value: "Reading")
      }
    }
  }
}

struct SettingsRow: View {
  let symbol: String
  let color: Color
  let title: String
  let value: String
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var side: CGFloat = 29

  var body: some View {
    if size.isAccessibilitySize {
      // Large words need the whole width; the row is known by its icon.
      VStack(alignment: .leading, spacing: 4) {
        icon
        Text(title)
        valueText
      }
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) {
          icon
          Text(title)
          Spacer()
          valueText
          chevron
        }
        HStack(spacing: 12) {
          icon
          VStack(alignment: .leading, spacing: 2) {
            Text(title)
            valueText
          }
          Spacer()
          chevron
        }
      }
    }
  }

  private var icon: some View {
    Image(systemName: symbol)
      .foregroundStyle(Color.white)
      .imageScale(.small)
      .frame(width: side, height: side)
      .background(color, in: RoundedRectangle(cornerRadius: side / 4))
  }

  private var valueText: some View { Text(value).foregroundStyle(Color.secondary) }

  private var chevron: some View {
    Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(Color.gray)
  }
}
