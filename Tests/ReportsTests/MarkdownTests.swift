import Snapshots
import DynamicType
import Testing

@testable import Reports
@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `A run as a comment` {
  @Test func `has the sum, the groups and the cells`() {
    #expect(
      Sample.small.markdown == """
        ### Typeproof: app

        app: compared 3 of 3 cells: 1 equal, 1 changed, 1 missing.

        | group | cells | changes | proved by drawing | what changed | first of them |
        |---|---:|---:|---|---|---|
        | A | 1 | 1 | – | “é” in line 1 has lost a mark of 3 × 4 px | `app/body/greeting.l@2x` |

        #### Cells

        - **changed** `app/body/greeting.l@2x` Body at L: “é” in line 1 has lost a mark of 3 × 4 px; \
        3 pixels differ
        - **missing** `app/body/greeting.xl@2x` Body at XL: there is no golden. Record it with: \
        typeproof record --mode missing

        """)
  }

  // GitHub refuses a comment of more than 65,536 characters.
  @Test func `fits into a comment, and says where the rest is`() {
    var results = Sample.small
    let long = (0..<60).map { "\($0) " + String(repeating: "&😀", count: 140) }
    (results.troubles, results.differences, results.libraryDrift) = (long, long, long)
    #expect(results.markdown.utf16.count <= 65_536)
    #expect(results.markdown.hasPrefix("### Typeproof: app\n"))
    #expect(results.markdown.hasSuffix("\nMore does not fit here: see report.json.\n"))
  }

  @Test func `has a row for each group, with all changes of its cells`() {
    var results = Sample.small
    results.cells = [ContentSizeCategory.small, .medium, .large].map {
      CellResult(name: Sample.name($0), verdict: .changed, words: "x", changes: [Sample.text])
    }
    results.cells[1].changes.append(Sample.weight)
    for (place, proof) in [Proof.proved, .unknown("it is gone"), .unknown("it is gone")]
      .enumerated()
    {
      results.cells[place].proof = proof
    }
    #expect(
      results.markdown.contains(
        """

        | group | cells | changes | proved by drawing | what changed | first of them |
        |---|---:|---:|---|---|---|
        | A | 2 | 1 | 1 of 2 | the text says “20”, was “19” | `app/body/greeting.s@2x` |
        | B | 1 | 2 | none | the text says “20”, was “19”; weight is 800, was 400 | \
        `app/body/greeting.m@2x` |

        What this means: `typeproof explain 'proved by drawing'`

        #### Not proved by drawing

        - it is gone (2 cells)

        """))
  }

  @Test func `has inputs that show in no cell, each once`() {
    var results = Sample.small
    results.cells = [ContentSizeCategory.small, .medium].map {
      CellResult(name: Sample.name($0), verdict: .equal, changes: [Sample.weight])
    }
    let text = results.markdown
    #expect(text.components(of: "weight is 800, was 400") == 1)
    #expect(
      text.contains(
        "\n#### Inputs that changed without a visible effect\n\n- weight is 800, was 400 (2 cells)"
      ))
    #expect(!text.contains("| group |"))
  }

  @Test func `has what went wrong beside the cells`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.troubles = ["x is damaged."]
    results.differences = ["There is no fingerprint of the suite. Record the suite."]
    results.strayFiles = ["app/note.txt"]
    results.libraryDrift = ["FreeType 2.12.1 → 2.13.3"]
    results.audit = [
      AuditFinding(.noScaling, .error, at: AuditFinding.Place(style: "Note"), "Note is 17 pt")
    ]
    #expect(
      results.markdown == """
        ### Typeproof: app

        app: compared 0 of 0 cells: the suite's own files differ, 1 stray.

        #### Trouble

        - x is damaged.

        #### The suite's own files

        - There is no fingerprint of the suite. Record the suite.

        #### Files that belong to no cell

        - app/note.txt

        #### Audit

        - error no-scaling: Note: Note is 17 pt

        #### Recorded with other library versions

        - FreeType 2.12.1 → 2.13.3

        """)
  }

  @Test func `tells twenty cells, trouble first, and counts the rest`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 24)
    let names = [Sample.ramp, Sample.title].flatMap { ramp in
      ContentSizeCategory.allCases.map { SnapshotName(ramp: ramp, category: $0) }
    }
    results.cells = names.map { CellResult(name: $0, verdict: .missing, words: "x") }
    results.cells[23].verdict = .failed
    let text = results.markdown
    #expect(text.components(of: "\n- **") == 20)
    #expect(text.contains("#### Cells\n\n- **failed** `app/largetitle/greeting.ax5.dark@3x`"))
    #expect(text.hasSuffix("\n4 more cells: see report.json.\n"))
  }

  @Test func `shows what strangers' words say, and does nothing they ask for`() {
    var results = Sample.small
    results.cells = [Sample.changed(Sample.hostile)]
    let words =
      "&lt;script&gt;alert(\"1\")&lt;/script&gt; \\]\\]&gt; \\| \\`x\\` @<!-- -->ops U+202Etxt"
      + "U+0007U+0000 ::error::"
    #expect(results.markdown.contains("| A | 1 | 1 | – | \(words) | `app/body/greeting.l@2x` |\n"))
    #expect(results.markdown.contains("`app/body/greeting.l@2x` Body at L: \(words)\n"))
  }

  @Test(
    arguments: [
      ("two\nlines\r\n\tand a tab", "two lines   and a tab"),
      ("https://example.org www.example.org", "https\\://example.org www\\.example.org"),
      ("[a](javascript:b) ![c](d)", "\\[a\\](javascript:b) !\\[c\\](d)"),
      ("#12 !34 #FF0000 a # b", "#<!-- -->12 !<!-- -->34 #<!-- -->FF0000 a # b"),
      ("$x$ ~~y~~ *z* _w_ \\ &amp;", "\\$x\\$ \\~\\~y\\~\\~ \\*z\\* \\_w\\_ \\\\ &amp;amp;"),
      ("\u{200F}\u{2066}a\u{2069}\u{1B}[31m", "U+200FU+2066aU+2069U+001B\\[31m"),
      ("Straße, 日本語, नमस्ते, 👩‍👩‍👧", "Straße, 日本語, नमस्ते, 👩‍👩‍👧"),
    ])
  func `keeps words as they read`(words: String, written: String) {
    #expect(MarkdownText.line(words) == written)
  }

  @Test func `replaces what would end code or a column, also below an accent`() {
    #expect(MarkdownText.code("a`b|c") == "a�b�c")
    #expect(MarkdownText.code("a`\u{301}b|\u{302}c") == "a�\u{301}b�\u{302}c")
  }

  @Test func `cuts words that are too long`() {
    let name = String(repeating: "é", count: 10_000)
    #expect(MarkdownText.line(name) == String(repeating: "é", count: 300) + "…")
    #expect(MarkdownText.line(String(repeating: "|", count: 300)).hasSuffix("\\|\\|"))
  }
}
