import DynamicType
import Glibc
import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `The words of a run` {
  private let categories = ContentSizeCategory.allCases

  private func cell(
    _ sample: String = "a", _ category: ContentSizeCategory = .large, _ verdict: CellVerdict,
    variants: [String] = [], isRecorded: Bool = false, changes: [Change] = [],
    proof: Proof? = nil
  ) -> CellResult {
    let ramp = RampName(
      suite: "app", style: .body, sample: sample, variants: variants, scale: .x2)
    return CellResult(
      name: SnapshotName(ramp: ramp, category: category), verdict: verdict,
      isRecorded: isRecorded, words: verdict == .equal ? "" : "It is so", changes: changes,
      proof: proof)
  }

  private let weight = Change(
    .weight, role: .input, before: "400", after: "800", sentence: "weight is 800, was 400")

  private func account(
    _ cells: [CellResult], strays: [String] = [], goldens: String = "Snapshots"
  ) -> RunAccount {
    RunAccount(
      results: RunResults(
        suite: "app", toolVersion: "0", declaredCount: cells.count, cells: cells,
        strayFiles: strays),
      artifacts: nil, goldens: goldens, fonts: "Fonts", committed: nil)
  }

  private func lines(_ account: RunAccount) -> [String] {
    account.text(
      in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:])
    ).split(separator: "\n").map(String.init)
  }

  @Test func `count cells that are proved and not listed`() {
    func notes(_ proofs: [Proof], listsUnproved: Bool = true) -> [String] {
      var account = account(
        zip(categories, proofs).map { cell("a", $0, .changed, changes: [weight], proof: $1) })
      account.listsUnproved = listsUnproved
      return lines(account).filter { $0.hasSuffix(" proved by drawing and not listed.") }
    }
    let open = Proof.unknown("a font is gone")
    #expect(notes([.proved]) == ["1 changed cell is proved by drawing and not listed."])
    #expect(
      notes([.proved, open, .proved])
        == ["2 changed cells are proved by drawing and not listed."])
    #expect(notes([open]) == [])
    #expect(notes([.proved], listsUnproved: false) == [])
  }

  @Test func `count cells in which a changed input shows nothing`() {
    func notes(_ count: Int) -> [String] {
      lines(account(categories.prefix(count).map { cell("a", $0, .equal, changes: [weight]) }))
        .filter { $0.hasPrefix("note: ") }
    }
    let start = "note: weight is 800, was 400. It changes no pixel of"
    let end = "Record it with: typeproof record"
    #expect(notes(1) == ["\(start) 1 cell. \(end)"])
    #expect(notes(2) == ["\(start) 2 cells. \(end)"])
  }

  @Test func `name five parts of other cells, and count more`() {
    func told(_ count: Int, obsolete: Int = 1) -> [String] {
      let missing = (0..<count).map { cell("a", .large, .missing, variants: ["w\($0)"]) }
      let others = categories.dropFirst(3).prefix(obsolete).map { cell("old", $0, .obsolete) }
      return lines(account(missing + others)).filter {
        $0.hasPrefix("The suite") || $0.hasPrefix("  ") && !$0.contains("like it")
      }
    }
    let start = "The suite “app” declares other cells than its goldens. New: a, w0, w1, w2, w3"
    #expect(
      told(4) == [
        "\(start). Gone: old.",
        "  4 cells without a golden. Record with: typeproof record --mode missing",
        "  1 golden without a cell. Delete with: typeproof clean",
      ])
    #expect(told(5).first == "\(start) and 1 more. Gone: old.")
    #expect(told(6, obsolete: 2).first == "\(start) and 2 more. Gone: old, XL.")
    #expect(told(6, obsolete: 2).last?.hasPrefix("  2 goldens without a cell.") == true)
    #expect(told(1, obsolete: 0) == [] && told(0) == [])
  }

  @Test func `say nothing of other cells where the missing ones were recorded`() {
    let cells = [
      cell("a", .small, .missing, isRecorded: true), cell("a", .large, .missing, isRecorded: true),
      cell("b", .large, .missing, isRecorded: true), cell("old", .large, .obsolete),
    ]
    let told = lines(account(cells))
    #expect(!told.contains { $0.hasPrefix("The suite") || $0.hasPrefix("missing") })
    #expect(
      told.filter { $0.hasPrefix("recorded") }
        == ["recorded  app/body/a@2x: S L", "recorded  app/body/b@2x: L"])
  }

  @Test func `say of each stray file what deletes it`() throws {
    let folder = try ScratchFolder()
    try folder.file("app/b.png", "")
    try #require(symlink(folder("app/b.png"), folder("app/link.png")) == 0)
    let clean = "no cell has this name. Delete it with: typeproof clean"
    let delete = "no cell has this name. Delete the file."
    let told = lines(
      account(
        [], strays: ["app/.c/d.png", "app/a.txt", "app/b.png", "app/e.gif", "app/link.png"],
        goldens: folder.path))
    #expect(
      told.filter { $0.hasPrefix("stray") } == [
        "stray  app/a.txt: \(clean)", "stray  app/b.png: \(clean)",
        "stray  app/.c/d.png: \(delete)", "stray  app/e.gif: \(delete)",
        "stray  app/link.png: \(delete)",
      ])
  }

  @Test func `are of one line for what is not drawn for the same reason`() {
    var (one, other) = (cell("a", .small, .failed), cell("a", .large, .failed))
    other.words = "It is other"
    var near = cell("a", .extraLarge, .tolerated)
    near.tolerance = CellResult.Tolerance(words: "text", isNear: true, countedPixels: nil)
    var calm = cell("a", .extraExtraLarge, .tolerated)
    calm.tolerance = CellResult.Tolerance(words: "text", isNear: false, countedPixels: nil)
    one.words = "It is one"
    #expect(
      lines(account([one, other, near, calm])).prefix { !$0.hasPrefix("app:") } == [
        "failed  app/body/a.s@2x  Body at S: It is one",
        "failed  app/body/a.l@2x  Body at L: It is other",
        "near  app/body/a.xl@2x  Body at XL: It is so",
      ])
  }
}
