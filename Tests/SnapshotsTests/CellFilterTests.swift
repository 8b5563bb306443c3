import Snapshots
import DynamicType
import Testing

@testable import Suites
@testable import Verification

@Suite struct `A filter of cells` {
  private func matches(_ glob: String) throws -> Bool {
    let cell = try #require(SnapshotName(picturePath: "proof/body/latin.ax3@2x.png"))
    return CellFilter(glob: glob).matches(cell)
  }

  @Test(arguments: [
    "proof/body/latin.ax3@2x", "*", "proof/*", "*/body/*", "*latin*", "*.ax?@2x", "*.ax[345]@*",
    "*.ax[1-3]@2x", "*.ax[!5]@2x", "*/LATIN.AX3@2X", "p*x",
  ])
  func `lets coordinates through that match as a whole`(glob: String) throws {
    #expect(try matches(glob))
  }

  @Test(arguments: [
    "", "latin", "proof", "body/*", "*/body", "*.ax?", "*.ax[45]@2x", "*.ax[!3]@2x", "*.png", "[",
    "?",
  ])
  func `stops all others`(glob: String) throws {
    #expect(try !matches(glob))
  }

  @Test func `of slashes: a star crosses them`() throws {
    #expect(try matches("proof*@2x"))
  }
}
