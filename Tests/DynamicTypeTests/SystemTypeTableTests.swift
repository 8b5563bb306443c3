import DynamicType
import Testing

@Suite struct `The table of system sizes` {
  private static let printed = factRows("ios-text-styles.csv").filter {
    $0["status"] == "published"
  }

  @Test func `132 cells are published`() {
    #expect(Self.printed.count == 132)
  }

  @Test(arguments: printed)
  func `a published cell stands as printed`(cell: [String: String]) throws {
    let style = try TextStyle(spelling: try #require(cell["style"]))
    let category = try ContentSizeCategory(spelling: try #require(cell["category"]))
    let size = SystemTypeTable.size(for: style, at: category)
    #expect(size.pointSize.description == cell["point_size_pt"])
    #expect(size.leading.description == cell["leading_pt"])
    #expect(size.weight.name == cell["weight"])
    #expect(size.emphasizedWeight.name == cell["emphasized_weight"])
    #expect(size.provenance == .published)
    #expect(cell["source"] == SystemTypeTable.edition)
  }

  @Test func `body goes from 14 on 19 over 17 on 22 to 53 on 62`() {
    let ends: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    let sizes = ends.map { SystemTypeTable.size(for: .body, at: $0) }
    #expect(sizes.map(\.pointSize) == [14, 17, 53])
    #expect(sizes.map(\.leading) == [19, 22, 62])
  }

  @Test func `subheadline at XXXL keeps the odd leading it is printed with`() {
    let size = SystemTypeTable.size(for: .subheadline, at: .extraExtraExtraLarge)
    #expect(size.pointSize == 21)
    #expect(size.leading == 28)
  }

  @Test func `no size falls below 11 pt`() {
    let sizes = TextStyle.allCases.flatMap { style in
      ContentSizeCategory.allCases.map { SystemTypeTable.size(for: style, at: $0).pointSize }
    }
    #expect(sizes.min() == 11)
  }

  @Test func `only headline and the extra-large titles are not regular`() {
    let weights = TextStyle.allCases.map { SystemTypeTable.size(for: $0, at: .large).weight }
    #expect(weights.prefix(2) == [.bold, .bold])
    #expect(weights[6] == .semibold)
    #expect(weights.filter { $0 == .regular }.count == 10)
  }
}

@Suite struct `The growth of the system sizes` {
  @Test(arguments: [(TextStyle.largeTitle, 1.76), (.body, 3.12), (.caption2, 3.64)])
  func `differs by style from Large to AX5`(style: TextStyle, growth: Double) {
    let largest = SystemTypeTable.size(for: style, at: .accessibilityExtraExtraExtraLarge)
    let large = SystemTypeTable.size(for: style, at: .large)
    #expect(abs(largest.pointSize / large.pointSize - growth) < 0.005)
  }

  @Test func `is largest from AX2 to AX4, not where the accessibility sizes begin`() {
    let sizes = ContentSizeCategory.allCases.map {
      SystemTypeTable.size(for: .body, at: $0).pointSize
    }
    let steps = zip(sizes.dropFirst(), sizes).map { $0 - $1 }
    #expect(steps == [1, 1, 1, 2, 2, 2, 5, 5, 7, 7, 6])
  }
}

@Suite struct `The leading of a point size` {
  @Test func `is the printed one, and at 21 pt the one that most cells print`() {
    #expect(LeadingRule.published.leading(for: 17) == 22)
    #expect(LeadingRule.published.leading(for: 21) == 26)
  }

  @Test func `is a whole point between two printed sizes`() {
    // 34 on 41 and 36 on 43; 44 on 52 and 47 on 56, where 45 gives 53.33.
    #expect(LeadingRule.published.leading(for: 35) == 42)
    #expect(LeadingRule.published.leading(for: 45) == 53)
  }

  @Test func `goes on as at the end past the printed sizes`() {
    // 58 on 68 and 60 on 70; 11 on 13 and 12 on 16.
    #expect(LeadingRule.published.leading(for: 64) == 74)
    #expect(LeadingRule.published.leading(for: 10) == 10)
  }
}

@Suite struct `The extra-large titles` {
  @Test func `are measured at Large alone and modelled elsewhere`() {
    for style in [TextStyle.extraLargeTitle, .extraLargeTitle2] {
      for category in ContentSizeCategory.allCases {
        let expected: TypeSize.Provenance = category == .large ? .measured : .modelled
        #expect(SystemTypeTable.size(for: style, at: category).provenance == expected)
      }
    }
  }

  @Test func `stand at 36 on 43 and 28 on 34 at Large, bold with or without the trait`() {
    let first = SystemTypeTable.size(for: .extraLargeTitle, at: .large)
    let second = SystemTypeTable.size(for: .extraLargeTitle2, at: .large)
    #expect(
      first
        == TypeSize(
          pointSize: 36, leading: 43, weight: .bold, emphasizedWeight: .bold, provenance: .measured
        ))
    #expect(
      second
        == TypeSize(
          pointSize: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, provenance: .measured
        ))
  }

  @Test func `grow by the points of largeTitle and title1`() {
    // largeTitle is 31 at XS and 60 at AX5 around 34; title1 is 25 and 58 around 28.
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: .extraSmall).pointSize == 33)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: largest).pointSize == 62)
    #expect(SystemTypeTable.size(for: .extraLargeTitle2, at: largest).pointSize == 58)
  }

  @Test func `take their leading from cells of the same size`() {
    // 33 on 40 is largeTitle at Medium, 58 on 68 title1 at AX5.
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: .extraSmall).leading == 40)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(SystemTypeTable.size(for: .extraLargeTitle2, at: largest).leading == 68)
  }

  @Test func `take a leading between neighbours where no cell has the size`() {
    // AX1 is 46 pt, two thirds of the way from 44 on 52 to 47 on 56: 54.67, so 55.
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: .accessibilityMedium).pointSize == 46)
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: .accessibilityMedium).leading == 55)
  }

  @Test func `take a leading on the last slope past 60 pt`() {
    // 58 on 68 and 60 on 70 are the last cells, so 62 stands on 72.
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(SystemTypeTable.size(for: .extraLargeTitle, at: largest).leading == 72)
  }
}
