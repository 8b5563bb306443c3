import SwiftUITypography
import Testing
import TypeproofTesting

struct PollBanner: View {
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var gap: CGFloat = 12

  var body: some View {
    let layout =
      size > .accessibility2
      ? AnyLayout(VStackLayout(spacing: gap)) : AnyLayout(HStackLayout(spacing: gap))
    VStack(alignment: .leading, spacing: gap) {
      Text("Which game shall we play next?").font(.headline)
      layout {
        answer("Chess")
        answer("Go")
      }
    }
    .padding(gap)
  }

  private func answer(_ title: String) -> some View {
    Button(action: {}) { Text(title).frame(minWidth: 44, minHeight: 44) }
  }
}

@Suite(.examples) struct `The article on testing views` {
  @Test func pollBanner() {
    assertAdapts(of: PollBanner())
    assertSnapshot(of: PollBanner(), as: .image(categories: [.l, .ax3], widths: [320, 375]))
  }

  @Test func settings() {
    assertSnapshot(
      of: PollBanner(),
      as: .image(
        categories: [.l, .ax5], appearances: [.light, .dark], legibilityWeights: [.regular, .bold]))
  }

  @Test func liveChange() {
    assertSnapshot(of: PollBanner(), as: .image(categories: [.ax3]).changing(from: .l))
  }

  @Test func exemption() throws {
    let exemption = try AuditExemption(
      .brokenWord, elements: ["Donaudampfschifffahrt"], reason: "The name is one word.")
    assertAdapts(of: Text("Donaudampfschifffahrt").font(.largeTitle), except: [exemption])
  }

  @MainActor @Test func task() async {
    await assertSnapshot(as: .image(category: .ax1)) {
      await Greeting(name: Self.loadName())
    }
  }

  private static func loadName() async -> String { "Ada" }
}

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)!") }
}
