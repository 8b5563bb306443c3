#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// The ways in which layouts fail at large text sizes, each with its repair.
enum Failure: String, CaseIterable {
  /// A title on one line, which ends in an ellipsis; it may take as many lines as it needs.
  case truncatedLabel = "truncated-label"
  /// A title that is shrunk to fit, below what the reader chose; it wraps.
  case shrunkLabel = "shrunk-label"
  /// Two texts side by side with no room for either; one stands below the other.
  case crampedRow = "cramped-row"
  /// An icon that stays small beside large text; it grows with it.
  case fixedIcon = "fixed-icon"
  /// A row of fixed height, which cuts its text off; it is as high as its text.
  case fixedRow = "fixed-row"
  /// A button with a title on one line; the title wraps.
  case oneLineButton = "one-line-button"
  /// Text that leaves the screen at the bottom; it scrolls.
  case bleedingContent = "bleeding-content"
  /// A text in a font of one size; its font follows a style.
  case fixedFont = "fixed-font"
}

/// A failure as people ship it, or repaired.
struct FailureScreen: View {
  let failure: Failure
  let isSound: Bool

  var body: some View {
    switch failure {
    case .truncatedLabel:
      Text("Download over mobile data").lineLimit(isSound ? nil : 1).padding(16)
    case .shrunkLabel:
      if isSound {
        Text("Download over mobile data").padding(16)
      } else {
        Text("Download over mobile data").lineLimit(1).minimumScaleFactor(0.3)
          .frame(width: 180, alignment: .leading).padding(16)
      }
    case .crampedRow: CrampedRow(isSound: isSound)
    case .fixedIcon: FixedIcon(isSound: isSound)
    case .fixedRow:
      if isSound {
        Text("Download over mobile data").padding(.vertical, 11).padding(.horizontal, 16)
      } else {
        Text("Download over mobile data").fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal, 16).frame(height: 44).clipped()
      }
    case .oneLineButton:
      Button(action: {}) {
        Text("Continue with your library card").lineLimit(isSound ? nil : 1)
          .frame(minWidth: 44, minHeight: 44)
      }
      .padding(16)
    case .bleedingContent: BleedingContent(isSound: isSound)
    case .fixedFont:
      Text("Download over mobile data").font(isSound ? .body : .system(size: 17)).padding(16)
    }
  }
}

private struct CrampedRow: View {
  let isSound: Bool
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      isSound && size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text("Notifications").lineLimit(isSound ? nil : 1)
      Text("Scheduled summary").lineLimit(isSound ? nil : 1).foregroundStyle(Color.secondary)
    }
    .padding(16)
  }
}

private struct FixedIcon: View {
  let isSound: Bool
  @ScaledMetric private var scaled: CGFloat = 24

  var body: some View {
    HStack(spacing: 12) {
      if isSound {
        Image(systemName: "bell.fill").resizable().frame(width: scaled, height: scaled)
      } else {
        Image(systemName: "bell.fill").resizable().frame(width: 24, height: 24)
      }
      Text("Alerts")
    }
    .padding(16)
  }
}

private struct BleedingContent: View {
  let isSound: Bool

  var body: some View {
    if isSound {
      ScrollView { words }
    } else {
      words.fixedSize(horizontal: false, vertical: true)
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Before you begin").font(.title)
      Text("Have your library card at hand. The number is on its back, below the bar code.")
      Text("It takes about two minutes.")
    }
    .padding(16)
  }
}
