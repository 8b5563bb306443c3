import SwiftUI

struct WelcomeView: View {
  @EnvironmentObject private var account: Account
  @ScaledMetric private var gap: CGFloat = 16

  var body: some View {
    VStack(spacing: gap) {
      Image(systemName: "star").font(.largeTitle)
      Text(L10n.welcome(account.name)).font(Theme.title)
      Button("Continue") { Tracker.shared.track(.welcomeDone) }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear { Tracker.shared.track(.welcomeShown) }
  }
}
