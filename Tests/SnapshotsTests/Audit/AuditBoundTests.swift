import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// Bounds of a style that keep its text from growing. Sizes are reckoned by hand from the leadings of
/// `ios-text-styles`.
@Suite struct `Bounds under audit` {
  private static func lines(
    _ size: Points, _ curve: TextStyle, minimum: Points? = nil, maximum: Points? = nil
  ) throws -> [String] {
    let style = TypeStyle(
      "Text", family: "Inter", size: size, curve: .textStyle(curve), minimum: minimum,
      maximum: maximum)
    return try SizeAudit().findings(in: [style]).serious.lines
  }

  @Test func `let no large text stay as it is at Large`() throws {
    // 28 · 68 ÷ 34 is 56 pt.
    #expect(
      try Self.lines(28, .title1, maximum: 28) == [
        """
        capped-early error, Text XL … AX5: Text is 28 pt at Large and must not exceed 28 pt, 100 %, but its title1 curve continues to 56 pt
        """
      ])
  }

  @Test func `let no large text grow by less than a tenth without a warning`() throws {
    // 110 % of 28 is 30.8 pt.
    #expect(
      try Self.lines(28, .title1, maximum: 30) == [
        """
        capped-early warning, Text XXL … AX5: Text is 28 pt at Large and must not exceed 30 pt, \
        107 %, but its title1 curve continues to 56 pt
        """
      ])
    #expect(try Self.lines(28, .title1, maximum: 31) == [])
  }

  @Test func `that meet leave one size, which is no scaling`() throws {
    #expect(
      try Self.lines(12, .caption1, minimum: 30, maximum: 30) == [
        """
        no-scaling error, Text XS … AX5: Text is 30 pt at every text size, but its caption1 \
        curve has 10 … 38 pt
        """
      ])
  }

  @Test func `from below that leave hardly any growth are a warning`() throws {
    // 17 · 62 ÷ 22 is 48 pt.
    #expect(
      try Self.lines(17, .body, minimum: 46) == [
        """
        below-200-percent warning, Text: Text grows from 46 pt to 48 pt, 104 %; the system's body grows to 311 %
        """
      ])
  }

  @Test func `are told with the sizes that come out of them`() throws {
    #expect(
      try Self.lines(17, .body, minimum: 26, maximum: 34) == [
        """
        capped-early error, Text AX3 … AX5: Text is 26 pt at Large and must not exceed 34 pt, \
        130 %, under the 200 % that text must be able to grow to
        """
      ])
  }
}
