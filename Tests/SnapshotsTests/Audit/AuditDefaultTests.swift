import Snapshots
import DynamicType
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// Tables with the sizes of `ios-text-styles`, entered one category away.
@Suite struct `A table moved by one category` {
  private static func lines(_ sizes: [Points]) throws -> [String] {
    let table = SizeTable(AuditDesignSystem.byCategory(sizes), missing: .refuse)
    return try SizeAudit().findings(in: [TypeStyle("Text", curve: .table(table))]).serious.lines
  }

  @Test func `takes Medium for the default where Large has the size of XL`() throws {
    #expect(
      try Self.lines([15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53, 53]) == [
        """
        default-not-large warning, Text XS … XXXL: Text has the sizes that the system's own \
        headline and body have one category further on, 19 pt at Large instead of 17 pt: the default is Large, not Medium
        """
      ])
  }

  @Test func `is one where Large has the size of Medium`() throws {
    #expect(
      try Self.lines([14, 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47]) == [
        """
        default-not-large warning, Text XS … XXXL: Text has the sizes that the system's own \
        headline and body have one category before, 16 pt at Large instead of 17 pt: the default is Large, not the category after it
        """
      ])
  }

  @Test func `is none with the sizes of the system's own text`() throws {
    #expect(try Self.lines([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]) == [])
  }
}
