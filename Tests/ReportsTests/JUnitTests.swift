import Snapshots
import DynamicType
import JSON
import Testing

@testable import Reports
@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `A run as JUnit` {
  @Test func `has a case for each cell, with its pictures`() {
    #expect(
      Sample.small.junit(folder: ".build/report") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="typeproof" tests="3" failures="2" errors="0" skipped="0" time="0">
          <testsuite name="app" tests="3" failures="2" errors="0" skipped="0" time="0">
            <testcase classname="app.body" name="greeting.m@2x" time="0" \
        file="Snapshots/app/body/greeting.m@2x.png"/>
            <testcase classname="app.body" name="greeting.l@2x" time="0" \
        file="Snapshots/app/body/greeting.l@2x.png">
              <failure type="mark-lost" message="Body at L: “é” in line 1 has lost a mark of 3 × 4 px">\
        Body at L: “é” in line 1 has lost a mark of 3 × 4 px; 3 pixels differ
        change: “é” in line 1 has lost a mark of 3 × 4 px</failure>
              <system-out>[[ATTACHMENT|.build/report/expected/app/body/greeting.l@2x.png]]
        [[ATTACHMENT|.build/report/actual/app/body/greeting.l@2x.png]]
        [[ATTACHMENT|.build/report/diff/app/body/greeting.l@2x.png]]</system-out>
            </testcase>
            <testcase classname="app.body" name="greeting.xl@2x" time="0" \
        file="Snapshots/app/body/greeting.xl@2x.png">
              <failure type="missing" message="Body at XL: there is no golden. Record it with: typeproof record \
        --mode missing">\
        Body at XL: there is no golden. Record it with: typeproof record --mode missing</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `tells every change of a cell, then what follows from them`() {
    var results = Sample.small
    results.cells = [Sample.changed("20 for 19 in 800 for 400")]
    results.cells[0].changes = [Sample.text, Sample.weight]
    results.cells[0].consequences = [
      Change(.shape, role: .pixels, sentence: "line 1 is drawn in another shape")
    ]
    let xml = results.junit()
    #expect(
      xml.contains(
        """
              <failure type="text" message="Body at L: the text says “20”, was “19”; weight is 800, \
        was 400">Body at L: 20 for 19 in 800 for 400
        change: the text says “20”, was “19”
        change: weight is 800, was 400
        effect: line 1 is drawn in another shape</failure>
        """))
  }

  @Test func `counts what could not be judged as errors, and what passes as nothing`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 9)
    results.cells = zip(ContentSizeCategory.allCases, CellVerdict.allCases).map {
      CellResult(name: Sample.name($0), verdict: $1, words: "x")
    }
    results.cells.append(
      CellResult(
        name: Sample.name(.accessibilityExtraExtraExtraLarge), verdict: .changed, isRecorded: true))
    results.troubles = ["a", "b"]
    results.differences = ["c"]
    results.strayFiles = ["d.txt"]
    let xml = results.junit()
    // Changed, missing, obsolete, the fingerprint and the stray file; three cells and two troubles.
    #expect(xml.contains("tests=\"13\" failures=\"5\" errors=\"5\" skipped=\"0\""))
    #expect(xml.components(of: "<testcase") == 13)
    #expect(xml.components(of: "<failure") == 5)
    #expect(xml.components(of: "<error") == 5)
    results.allowsObsolete = true
    #expect(results.junit().contains("tests=\"13\" failures=\"3\" errors=\"5\""))
  }

  @Test func `says nothing that is no XML, or more than it shows`() {
    var results = Sample.small
    results.cells = [Sample.changed(Sample.hostile)]
    let xml = results.junit()
    #expect(
      xml.contains(
        "message=\"Body at L: &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; ]]&gt; | `x` @ops "
          + "U+202Etxt ::error::\">Body at L: &lt;script&gt;alert(&quot;1&quot;)"))
    #expect(!xml.contains("]]>"))
    #expect(xml.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    results.cells = [Sample.changed("a\u{FFFE}b\u{FFFF}c\u{85}d\r\ne")]
    #expect(results.junit().contains(">Body at L: abcd\ne\nchange: abcd\ne</failure>"))
  }

  @Test func `cuts a message that is too long for a list, and keeps it in the body`() {
    let name = String(repeating: "n", count: 10_000)
    var results = Sample.small
    results.cells = [Sample.changed(name)]
    let xml = results.junit()
    #expect(xml.contains("message=\"Body at L: " + String(repeating: "n", count: 989) + "…\""))
    #expect(xml.contains(">Body at L: \(name)\nchange: \(name)</failure>"))
  }

  @Test func `gives no two cases one name`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.strayFiles = ["a\u{1}b", "ab", "ab (2)", "a\u{2}b"]
    let xml = results.junit()
    for name in ["stray ab", "stray ab (2)", "stray ab (2) (2)", "stray ab (3)"] {
      #expect(xml.components(of: "name=\"\(name)\"") == 1, "\(name) in \(xml)")
    }
  }
}

extension String {
  /// How often a text stands in it.
  func components(of text: String) -> Int {
    ranges(of: text).count
  }
}

@Suite struct `A run as reg.json` {
  @Test func `has each cell once, with its pictures below three folders`() {
    var results = Sample.small
    results.cells.append(CellResult(name: Sample.name(.extraExtraLarge), verdict: .obsolete))
    results.cells.append(
      CellResult(name: Sample.name(.extraExtraExtraLarge), verdict: .failed, words: "x"))
    #expect(
      results.regJSON.text == """
        {
          "failedItems": [
            "app/body/greeting.l@2x.png",
            "app/body/greeting.xxxl@2x.png"
          ],
          "newItems": [
            "app/body/greeting.xl@2x.png"
          ],
          "deletedItems": [
            "app/body/greeting.xxl@2x.png"
          ],
          "passedItems": [
            "app/body/greeting.m@2x.png"
          ],
          "expectedItems": [
            "app/body/greeting.m@2x.png",
            "app/body/greeting.l@2x.png",
            "app/body/greeting.xxl@2x.png",
            "app/body/greeting.xxxl@2x.png"
          ],
          "actualItems": [
            "app/body/greeting.m@2x.png",
            "app/body/greeting.l@2x.png",
            "app/body/greeting.xl@2x.png",
            "app/body/greeting.xxxl@2x.png"
          ],
          "diffItems": [
            "app/body/greeting.l@2x.png"
          ],
          "actualDir": "./actual",
          "expectedDir": "./expected",
          "diffDir": "./diff"
        }
        """)
  }
}
