import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A title that is not drawn` {
  /// It compiles only if each title can be a literal, a variable and a key.
  private struct Titled: View {
    @State private var isShown = false
    private let key: LocalizedStringKey = "**key**"
    private let word = "word"
    private let item: Int? = 1

    var body: some View {
      VStack {
        alerts
        dialogs
        labels
        others
      }
    }

    @ViewBuilder private var alerts: some View {
      Text("a").alert("title", isPresented: $isShown) {}
      Text("a").alert(word, isPresented: $isShown) {}
      Text("a").alert(key, isPresented: $isShown) {}
      Text("a").alert(key, isPresented: $isShown, actions: {}, message: { Text("b") })
      Text("a").alert(key, isPresented: $isShown, presenting: item) { _ in Text("b") }
      Text("a").alert(word, isPresented: $isShown, presenting: item) { _ in
        Text("b")
      } message: { _ in
        Text("b")
      }
      Text("a").alert(key, isPresented: $isShown, presenting: item) { _ in
        Text("b")
      } message: { _ in
        Text("b")
      }
    }

    @ViewBuilder private var dialogs: some View {
      Text("a").confirmationDialog("title", isPresented: $isShown) {}
      Text("a").confirmationDialog(word, isPresented: $isShown) {}
      Text("a").confirmationDialog(key, isPresented: $isShown, titleVisibility: .hidden) {}
      Text("a").confirmationDialog(
        key, isPresented: $isShown, actions: {}, message: { Text("b") })
      Text("a").confirmationDialog(key, isPresented: $isShown, presenting: item) { _ in Text("b") }
      Text("a").dialogSuppressionToggle("title", isSuppressed: $isShown)
      Text("a").dialogSuppressionToggle(word, isSuppressed: $isShown)
      Text("a").dialogSuppressionToggle(key, isSuppressed: $isShown)
    }

    @ViewBuilder private var labels: some View {
      Text("a").accessibilityLabel("label").accessibilityLabel(word).accessibilityLabel(key)
      Text("a").accessibilityValue(key).accessibilityHint(key)
      Text("a").accessibilityLabel(key, isEnabled: true).accessibilityLabel(word, isEnabled: true)
      Text("a").accessibilityInputLabels([word]).accessibilityInputLabels([key])
      Text("a").accessibilityAction(named: word) {}.accessibilityAction(named: key) {}
      Text("a").accessibilityCustomContent("label", word)
      Text("a").accessibilityCustomContent(key, word)
      Text("a").accessibilityCustomContent(key, key)
      Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(key), key)
    }

    @ViewBuilder private var others: some View {
      Text("a").help("words").help(word).help(key)
      Text("a").badge("words").badge(word).badge(key)
      Text("a").navigationSubtitle("words").navigationSubtitle(word).navigationSubtitle(key)
      ControlGroup("title") { Text("a") }
      ControlGroup(word) { Text("a") }
      ControlGroup(key) { Text("a") }
      TabSection("title") { Text("a") }
      TabSection(word) { Text("a") }
      TabSection(key) { Text("a") }
    }
  }

  @MainActor @Test func `can be a literal, a variable and a key`() throws {
    let texts = try LayoutBench.interface(Titled()).texts
    #expect(texts == Array(repeating: "a", count: 33))
  }

  @Test func `names the same category as a key and as a variable`() {
    let word = "Editing"
    #expect(AccessibilityActionCategory("Editing") == AccessibilityActionCategory(word))
    #expect(AccessibilityActionCategory("Editing") != .edit)
    #expect(AccessibilityCustomContentKey("Editing") == AccessibilityCustomContentKey(word))
  }
}
