import DynamicType
import Testing

@testable import Charts

@Suite struct `Lines of a chart` {
  private func series(
    _ name: String, large: Points = 20, largest: Points = 40, following style: TextStyle? = nil
  ) -> CurveSeries {
    var sizes = Array(repeating: large, count: 12)
    sizes[11] = largest
    return CurveSeries(name: name, sizes: sizes, origin: .own(following: style))
  }

  @Test func `name three styles each, and the rest of more by their number`() {
    let names = ["A", "B", "C", "D", "E"]
    for (count, name) in [(1, "A"), (2, "A, B"), (3, "A, B, C")] {
      let all = names.prefix(count).map { series($0) }
      #expect(CurveGroup.groups(of: all, beside: []).map(\.name) == [name])
    }
    for (count, name) in [(4, "A, B and 2 more"), (5, "A, B and 3 more")] {
      let all = names.prefix(count).map { series($0) }
      #expect(CurveGroup.groups(of: all, beside: []).map(\.name) == [name])
    }
  }

  @Test func `have a name of forty characters whole, and a longer one cut to forty`() {
    let forty = String(repeating: "a", count: 40)
    #expect(CurveGroup(series: [series(forty)], isBeside: false).name == forty)
    let cut = CurveGroup(series: [series(forty + "b")], isBeside: false).name
    #expect(cut == String(repeating: "a", count: 39) + "…")
  }

  @Test func `stand in the order of their sizes at AX5, then at L, then of their names`() {
    let all = [
      series("c", large: 20, largest: 30), series("a", large: 21, largest: 30),
      series("b", large: 10, largest: 50),
    ]
    #expect(CurveGroup.groups(of: all, beside: []).map(\.name) == ["b", "a", "c"])
    let (one, two) = (series("one"), series("two"))
    let (first, second) = (
      CurveGroup(series: [one], isBeside: false), CurveGroup(series: [two], isBeside: false)
    )
    #expect(first.isAbove(second) && !second.isAbove(first) && !first.isAbove(first))
  }

  @Test func `come before those beside them where they are as large`() {
    let own = CurveGroup(series: [series("z")], isBeside: false)
    let apple = CurveGroup(series: [series("a")], isBeside: true)
    #expect(own.isAbove(apple))
    #expect(!apple.isAbove(own))
  }

  @Test func `are one with Apple's only where they follow it and have its sizes`() {
    let body = CurveSeries(.body)
    let alike = CurveSeries(name: "x", sizes: body.sizes, origin: .own(following: .title1))
    #expect(CurveGroup.groups(of: [alike], beside: [body]).map(\.isBeside) == [false, true])
    let other = series("y", following: .body)
    #expect(CurveGroup.groups(of: [other], beside: [body]).count == 2)
    let own = CurveSeries(name: "z", sizes: body.sizes, origin: .own(following: .body))
    #expect(CurveGroup.groups(of: [own], beside: [body]).map(\.name) == ["z = Apple’s Body"])
  }

  @Test func `are marked for modelled sizes only where some are`() {
    #expect(series("x").markedName == "x")
    var modelled = series("x")
    modelled.isModelled = true
    #expect(modelled.markedName == "x*")
    #expect(modelled.atLarge == 20 && modelled.atLargest == 40)
  }
}

@Suite struct `A label at the edge of a chart` {
  @Test func `may stand at either bound, alone or with others`() {
    let alone = LabelStack.places(wished: [100], apart: 10, within: 0...100)
    #expect(alone == [100])
    #expect(LabelStack.places(wished: [120], apart: 10, within: 0...100) == [100])
    #expect(LabelStack.places(wished: [-5], apart: 10, within: 0...100) == [0])
    #expect(LabelStack.places(wished: [90, 100], apart: 10, within: 0...100) == [90, 100])
    #expect(LabelStack.places(wished: [100, 100], apart: 10, within: 0...100) == [90, 100])
  }
}

@Suite struct `A label that cannot be set` {
  @Test func `is told whole up to forty characters`() {
    let forty = String(repeating: "a", count: 40)
    let whole = NoFontHere.forLabel(forty, lacking: ["\u{13000}"]).description
    #expect(whole.contains("of “\(forty)”."))
    let cut = NoFontHere.forLabel(forty + "b", lacking: ["\u{13000}"]).description
    #expect(cut.contains("of “\(forty)…”."))
  }

  @Test func `is told with ten characters, and the number of others`() {
    func words(_ count: UInt32) -> String {
      let characters = (0..<count).compactMap { Unicode.Scalar(0x13000 + $0) }
      return NoFontHere.forSample(style: "Body", lacking: characters).description
    }
    #expect(!words(10).contains("more") && words(10).contains("U+13009"))
    #expect(words(11).contains("U+13009 and 1 more. "))
    #expect(words(12).contains("U+13009 and 2 more. "))
  }
}
