import Testing
import UIKitTypography

@MainActor @Suite struct `The placeholder of a text field` {
  /// The size that shows at XXL in a field without text, and in one with it.
  private func sizes(system: UISystemVersion) throws -> [[Double]] {
    try phone(.extraExtraLarge, system: system).run {
      try ["", "Old harbour"].map { text in
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .callout)
        field.placeholder = "Find a pier"
        field.text = text
        return try field.shownSizes()
      }
    }
  }

  @Test func `stayed at 17 pt on iOS 7 where text grew`() throws {
    #expect(try sizes(system: UISystemVersion(7)) == [[17], [20]])
  }

  @Test func `is as large as the text today`() throws {
    #expect(try sizes(system: .latest) == [[20], [20]])
  }
}
