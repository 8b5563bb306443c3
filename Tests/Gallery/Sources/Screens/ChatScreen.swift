#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// A conversation: bubbles as wide as their words need, but never the whole width.
struct ChatScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Text("Today 9:41").font(.caption).foregroundStyle(Color.secondary)
        Bubble("Are you coming to the reading tonight?", isMine: false)
        Bubble("Yes! I booked two seats.", isMine: true)
        Bubble(
          "Great. The café round the corner is open until eleven, so we could talk about the "
            + "translation afterwards.", isMine: false)
        Bubble("See you at seven", isMine: true)
        Text("Delivered").font(.caption2).foregroundStyle(Color.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding(16)
    }
  }
}

struct Bubble: View {
  let words: String
  let isMine: Bool
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var inset: CGFloat = 12

  init(_ words: String, isMine: Bool) {
    self.words = words
    self.isMine = isMine
  }

  var body: some View {
    HStack(spacing: 0) {
      if isMine { Spacer(minLength: margin) }
      Text(words)
        .foregroundStyle(isMine ? Color.white : Color.primary)
        .padding(.horizontal, min(inset, 20))
        .padding(.vertical, min(inset, 20) * 0.7)
        .background(
          isMine ? Color(red: 0, green: 0.38, blue: 0.82) : Color.fill,
          in: RoundedRectangle(cornerRadius: 18))
      if !isMine { Spacer(minLength: margin) }
    }
  }

  /// Large text needs the width more than the margin.
  private var margin: CGFloat { size.isAccessibilitySize ? 8 : 60 }
}
