import SwiftUITypography
import Testing

extension EnvironmentValues {
  /// How dense rows are; var and @Entry in a comment mean nothing.
  @Entry fileprivate var density: Double = 1
  /* A block that says var, too. */
  @Entry fileprivate var badge: String?
  @Entry fileprivate var gap: Double = 4  // points
  @Entry fileprivate var steps = [1, 2]
  @Entry fileprivate var title: (Int) -> String = { number in "“\(number)”" }
}

nonisolated private struct Row: View {
  @Environment(\.density) private var density

  var body: some View { Text("Row").font(.system(size: 10 * density)) }
}

#Preview { Row() }

#Preview("Dense", traits: .sizeThatFitsLayout) {
  @Previewable @State var density = 2.0
  Row().environment(\.density, density)
}

#Preview("A label") { UILabel() }

#Preview("A controller") { UIViewController() }

@Suite("Macros of SwiftUI")
struct MacroTests {
  @Test
  func `@Entry makes a value of the environment with its default`() {
    let values = EnvironmentValues()

    #expect(values.density == 1)
    #expect(values.badge == nil)
    #expect(values.gap == 4)
    #expect(values.steps == [1, 2])
    #expect(values.title(3) == "“3”")
  }

  @Test
  func `@Entry makes a value that can be set`() {
    var values = EnvironmentValues()
    values.density = 2
    values.badge = "New"

    #expect(values.density == 2)
    #expect(values.badge == "New")
  }
}

#Preview("A label with a text") {
  let label = UILabel()
  label.text = "Row"
  return label
}
