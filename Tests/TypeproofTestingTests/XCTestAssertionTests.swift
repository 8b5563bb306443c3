import TypeproofTesting
import XCTest

final class XCTestAssertionTests: XCTestCase {
  func testAnAssertionPassesOnceItsReferenceIsRecorded() throws {
    let package = try ScratchPackage()
    let picture = Snapshotting.image(style: .title1, category: .ax5)
    _ = package.message(of: "Grüße", as: picture, test: #function, file: #filePath)
    withSnapshotTesting(record: .never, packageRoot: package.path) {
      assertSnapshot(of: "Grüße", as: picture)
      let other = verifySnapshot(of: "Grüße", as: picture, named: "other")
      XCTAssertEqual(other?.hasPrefix("No reference was found on disk.\nexpected: "), true)
    }
  }
}
