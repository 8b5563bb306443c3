import DynamicType
import Testing

@Suite struct `The article on sizes` {
  private let ax5 = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `has the sizes of the table`() throws {
    let brand = ScalableFont.custom("Brand", size: 17)
    let scaled = try FontMetrics.default.scaledFont(for: brand, compatibleWith: ax5)
    let system = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    #expect(scaled.pointSize == 48)
    #expect(system.pointSize == 53)
  }

  @Test func `has the values of a text style`() {
    let body = SystemTypeTable.size(for: .body, at: .accessibilityExtraExtraExtraLarge)
    #expect(body.pointSize == 53)
    #expect(body.leading == 62)
    #expect(body.provenance == .published)
  }

  @Test func `names the least and the greatest growth of a published style`() {
    func size(_ style: TextStyle, _ category: ContentSizeCategory) -> Points {
      SystemTypeTable.size(for: style, at: category).pointSize
    }
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(size(.largeTitle, .large) == 34 && size(.largeTitle, largest) == 60)
    #expect(size(.body, .large) == 17 && size(.body, largest) == 53)
    #expect(size(.caption2, .large) == 11 && size(.caption2, largest) == 40)
    let published = TextStyle.allCases.filter {
      SystemTypeTable.size(for: $0, at: largest).provenance == .published
    }
    #expect(published.count == 11)
    let growth = published.map { size($0, largest) / size($0, .large) }
    #expect(growth.min() == size(.largeTitle, largest) / size(.largeTitle, .large))
    #expect(growth.max() == size(.caption2, largest) / size(.caption2, .large))
    #expect(SystemTypeTable.size(for: .body, at: .large).leading == 22)
  }

  @Test func `scales by the leading of the style`() {
    let size = FontMetrics.default.scaling(
      of: 17, at: .accessibilityExtraExtraExtraLarge, to: .wholePoint)
    #expect(size.leadingAtLarge == 22)
    #expect(size.leading == 62)
    #expect(size.result == 48)
  }

  @Test func `scales below 11 pt`() {
    let small = FontMetrics(forTextStyle: .footnote).scaling(
      of: 11, at: .extraSmall, to: .wholePoint)
    #expect(small.result == 10)
    let preferred = TextStyle.allCases.map {
      SystemTypeTable.size(for: $0, at: .extraSmall).pointSize
    }
    #expect(preferred.min() == 11)
  }

  @Test func `scales a length to a pixel`() {
    let metrics = FontMetrics(forTextStyle: .body)
    let medium = TraitCollection(preferredContentSizeCategory: .medium, displayScale: .x3)
    // 17 · 21 ÷ 22 is 16.227 pt, which is 48.68 px at 3x.
    #expect(metrics.scaledValue(for: 17, compatibleWith: medium) == Points(49.0 / 3))

    let padding = ScaledMetric(wrappedValue: Points(16), relativeTo: .body, compatibleWith: medium)
    #expect(padding.wrappedValue == Points(46.0 / 3))
  }

  @Test func `follows the curve of a design system`() throws {
    let heading = ScaleCurve.textStyle(.title2)
    #expect(SizeRounding.wholePoint.rounded(try heading.size(of: 24, at: .large)) == 24)
    #expect(SizeRounding.wholePoint.rounded(try heading.size(of: 24, at: .ax3)) == 45)

    let table = ScaleCurve.table(SizeTable([.large: 16, .extraLarge: 18], missing: .refuse))
    #expect(throws: ScaleCurveError.self) { try table.size(of: 16, at: .ax1) }
  }

  @Test func `clamps from the outside in`() {
    let outer = ContentSizeClamp(maximum: .accessibilityMedium)
    let inner = ContentSizeClamp(.large ... .xxxLarge)
    let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(category.clamped(by: [outer, inner]) == .extraExtraExtraLarge)
  }
}

extension ContentSizeCategory {
  fileprivate static let ax1 = accessibilityMedium
  fileprivate static let ax3 = accessibilityExtraLarge
}
