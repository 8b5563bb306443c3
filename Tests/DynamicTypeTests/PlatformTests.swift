import DynamicType
import Testing

@Suite struct `The other platforms` {
  private static let printed = factRows("other-platforms.csv")

  @Test func `119 cells are known`() {
    #expect(Self.printed.count == 119)
    #expect(Platform.allCases.map(\.typeSizes.count) == [7, 11, 9, 90, 2])
  }

  @Test(arguments: printed)
  func `a cell stands as printed`(cell: [String: String]) throws {
    let name = try #require(cell["platform"])
    let platform = try #require(Platform.allCases.first { name.hasPrefix($0.name) })
    let category = try? ContentSizeCategory(spelling: try #require(cell["category"]))
    let found = platform.typeSizes.filter {
      $0.styleName == cell["style"] && $0.category == category
    }
    let size = try #require(found.first)
    #expect(found.count == 1)
    #expect(size.pointSize.description == cell["point_size_pt"])
    #expect((size.leading?.description ?? "") == cell["leading_pt"])
    #expect(size.weight.name == cell["weight"])
    #expect((size.emphasizedWeight?.name ?? "") == cell["emphasized_weight"])
    #expect(size.isDeviceDependent == (platform == .iOS))
  }

  @Test func `watches come set to different categories`() {
    let sizes = Platform.watchOS.typeSizes.filter { $0.styleName == "body" }
    #expect(sizes.compactMap(\.defaultDevices).count == 3)
    #expect(sizes.first { $0.category == .small }?.defaultDevices == "38 mm")
  }

  @Test func `likely misprints are noted`() {
    let noted = Platform.watchOS.typeSizes.filter { $0.note?.contains("misprint") == true }
    #expect(noted.map(\.styleName) == ["title2", "title1", "footnote2", "title1"])
  }

  @Test func `each has its default and smallest text size`() {
    // Apple Human Interface Guidelines, Typography, edition of December 2025.
    #expect(Platform.allCases.map(\.defaultTextSize) == [17, 13, 29, 16, 17])
    #expect(Platform.allCases.map(\.minimumTextSize) == [11, 10, 23, 12, 12])
    #expect(Platform.allCases.map(\.requiredGrowth) == [2, 2, 2, 1.4, 2])
  }
}

/// Expected values from Apple's Human Interface Guidelines, Typography, edition of December 2025.
@Suite struct `The tracking of SF Pro` {
  @Test(arguments: factRows("sf-pro-tracking.csv"))
  func `is as printed at a printed size`(row: [String: String]) throws {
    let size = try #require(row["size_pt"].flatMap(Double.init))
    let printed = try #require(row["tracking_pt"].flatMap(Double.init))
    #expect(SystemTracking.tracking(at: Points(size)) == Points(printed))
  }

  @Test func `lies on the line between two printed sizes`() {
    // 0.32 at 54 and 0.30 at 56.
    #expect(abs(SystemTracking.tracking(at: 55).value - 0.31) < 1e-9)
  }

  @Test func `stays as at the ends outside the table`() {
    #expect(SystemTracking.tracking(at: 4) == 0.24)
    #expect(SystemTracking.tracking(at: 120) == 0)
  }

  @Test func `is known in thousandths of an em too`() {
    let printed = factRows("sf-pro-tracking.csv").compactMap {
      $0["tracking_per_mille_em"].flatMap(Double.init)
    }
    #expect(printed.count == 64)
    #expect(SystemTracking.table.map(\.thousandthsOfEm) == printed)
  }
}
