// “Implementing Dynamic Type on iOS 7”, J. Szumski, 2013: notable limitations. The document has no code
// there; these are its sentences.

import Testing
import UIKitTypography

@MainActor @Suite struct `The placeholder of a text field` {
  private func shownSize(text: String, system: UISystemVersion) throws -> [Double] {
    try phone(.extraExtraExtraLarge, system: system).run {
      let field = UITextField()
      field.placeholder = "Search"
      field.text = text
      field.font = UIFont.preferredFont(forTextStyle: .body)
      return try field.shownSizes()
    }
  }

  @Test func `It kept its size on iOS 7 while the text beside it grew`() throws {
    #expect(try shownSize(text: "Mavericks", system: UISystemVersion(7)) == [23])
    #expect(try shownSize(text: "", system: UISystemVersion(7)) == [17])
  }

  @Test func `It has the size of the text today`() throws {
    #expect(try shownSize(text: "Mavericks", system: .latest) == [23])
    #expect(try shownSize(text: "", system: .latest) == [23])
  }
}
