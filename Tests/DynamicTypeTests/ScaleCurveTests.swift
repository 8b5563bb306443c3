import DynamicType
import Testing

@Suite struct `A curve of sizes` {
  private let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  @Test func `fixed stays`() throws {
    #expect(try ScaleCurve.fixed.size(of: 17, at: largest) == 17)
  }

  @Test func `a text style grows as its leading, unrounded`() throws {
    // Title 3 leads 65 at AX5 and 25 at Large: 2.6 times.
    #expect(try ScaleCurve.textStyle(.title3).size(of: 20.5, at: largest) == 53.3)
  }

  @Test func `a factor is the same at each category`() throws {
    #expect(try ScaleCurve.factor(1.5).size(of: 17, at: .extraSmall) == 25.5)
    #expect(try ScaleCurve.factor(1.5).size(of: 17, at: largest) == 25.5)
  }

  @Test func `a preferred size times two is twice the system's, whatever the base`() throws {
    let doubled = ScaleCurve.preferred(.body, factor: 2)
    #expect(try doubled.size(of: 1, at: .large) == 34)
    #expect(try doubled.size(of: 1, at: largest) == 106)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a factor not above zero is refused`(factor: Double) {
    for curve in [
      ScaleCurve.factor(factor), .preferred(.body, factor: factor),
      .androidNonLinear(fontScale: factor),
    ] {
      #expect(throws: ScaleCurveError.self) { try curve.size(of: 17, at: .large) }
    }
  }
}

@Suite struct `A table of an app's own sizes` {
  private let sizes: [ContentSizeCategory: Points] = [
    .extraSmall: 13, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 22,
    .extraExtraExtraLarge: 25,
  ]

  @Test func `gives its sizes whatever the base`() throws {
    let curve = ScaleCurve.table(SizeTable(sizes, missing: .refuse))
    #expect(try curve.size(of: 1, at: .extraSmall) == 13)
    #expect(try curve.size(of: 1, at: .extraExtraExtraLarge) == 25)
  }

  @Test func `with a default falls back to it at each accessibility size`() throws {
    let table = SizeTable(sizes, missing: .useDefault(15))
    #expect(try table.size(at: .accessibilityMedium) == 15)
    #expect(table.missingCategories.map(\.shortName) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func `with the nearest stays at its largest`() throws {
    let table = SizeTable(sizes, missing: .nearest)
    #expect(try table.size(at: .accessibilityExtraExtraExtraLarge) == 25)
  }

  @Test func `takes the larger of two equally near`() throws {
    let table = SizeTable([.small: 14, .large: 18], missing: .nearest)
    #expect(try table.size(at: .medium) == 18)
  }

  @Test func `refuses a category it lacks, and names those it has`() {
    let table = SizeTable([.large: 18, .small: 14], missing: .refuse)
    let error = #expect(throws: ScaleCurveError.self) { try table.size(at: .medium) }
    #expect(error == .missingCategory(.medium, present: [.small, .large]))
    #expect(
      error?.description == """
        The table of sizes has no size for M, only for S, L. \
        Add one, or let the table use the nearest.
        """)
  }

  @Test func `without any size has no nearest`() {
    #expect(throws: ScaleCurveError.missingCategory(.large, present: [])) {
      try SizeTable([:], missing: .nearest).size(at: .large)
    }
  }
}

/// Expected values from the Android Open Source Project, `FontScaleConverterFactory`, or by hand
/// from its rows where a comment says so.
@Suite struct `Android's scaling` {
  private func scaled(_ size: Double, by fontScale: Double) throws -> Double {
    let curve = ScaleCurve.androidNonLinear(fontScale: fontScale)
    return try curve.size(of: Points(size), at: .large).value
  }

  @Test(arguments: factRows("android14-font-scaling.csv"))
  func `a row of a table is as printed`(row: [String: String]) throws {
    let fontScale = try #require(row["font_scale"].flatMap(Double.init))
    let size = try #require(row["sp"].flatMap(Double.init))
    #expect(try scaled(size, by: fontScale) == row["dp"].flatMap(Double.init))
  }

  @Test func `45 rows are known`() {
    #expect(factRows("android14-font-scaling.csv").count == 45)
  }

  @Test func `a size between two rows lies on their line`() throws {
    // At 2.0, 14 becomes 26 and 18 becomes 30.
    #expect(try scaled(16, by: 2) == 28)
  }

  @Test func `a size below the first row lies on the line to zero`() throws {
    // At 2.0, 8 becomes 16.
    #expect(try scaled(4, by: 2) == 8)
  }

  @Test func `a size past the last row keeps its ratio`() throws {
    // At 2.0, 100 stays 100.
    #expect(try scaled(200, by: 2) == 200)
  }

  @Test func `a scale between two tables lies on their line`() throws {
    // 24 becomes 28 at 1.5 and 32.8 at 1.8; a third of the way is 29.6.
    #expect(abs(try scaled(24, by: 1.6) - 29.6) < 1e-9)
  }

  @Test func `a scale below the first table lies on the line from 1`() throws {
    // 14 stays at 1 and becomes 16.4 at 1.15; halfway is 15.2.
    #expect(abs(try scaled(14, by: 1.075) - 15.2) < 1e-9)
  }

  @Test func `a scale below 1 or past the last table is linear`() throws {
    #expect(try scaled(20, by: 0.85) == 17)
    #expect(try scaled(20, by: 1) == 20)
    #expect(try scaled(100, by: 3) == 300)
  }

  /// From the tables of the Android Open Source Project: 14 sp are 16.4 dp at 1.15 and 26 dp at 2; 24 sp
  /// are 36 dp at 2, half as much again, and 30 sp stay at 1.15.
  @Test func `stands for Android's steps by category`() throws {
    #expect(try ScaleCurve.android.size(of: 14, at: .large) == 14)
    #expect(try ScaleCurve.android.size(of: 14, at: .extraSmall) == 14)
    #expect(try ScaleCurve.android.size(of: 14, at: .extraLarge) == 16.4)
    #expect(try ScaleCurve.android.size(of: 30, at: .extraLarge) == 30)
    #expect(try ScaleCurve.android.size(of: 24, at: .accessibilityExtraExtraExtraLarge) == 36)
  }
}
