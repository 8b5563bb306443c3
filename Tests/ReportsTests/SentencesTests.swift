import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import Reports
@testable import Suites
@testable import Verification

@Suite struct `Paths of this machine in sentences` {
  private let folders = FolderNames([
    ("/home/ada", "home"), ("/home/ada/app/", ""), ("/n", "N"), ("/same", "first"),
    ("/same", "second"),
  ])

  @Test(arguments: [
    ("/n", "N"), ("/n/x", "N/x"), ("x /n y", "x N y"), ("“/n”", "“N”"), ("/n/", "N/"),
    ("/n.", "N."), ("/n. Next", "N. Next"), ("/n: wrong", "N: wrong"), ("/n and /n", "N and N"),
    ("/home/ada/x", "home/x"), ("/home/ada/app", "."), ("/home/ada/app/", ""),
    ("/home/ada/app/x", "x"), ("see /home/ada/app/x.", "see x."), ("/same/x", "first/x"),
  ])
  func `are told by the name of the deepest folder`(text: String, plain: String) {
    #expect(folders.plain(text) == plain)
  }

  @Test(arguments: [
    "", "/", "/home", "/hom", "/nx", "/n1", "/n_", "/n-x", "/né", "/n.txt", "/n.x y", "x/n", "1/n",
    "./n", "-/n", "_/n", "//n", "/N", "n",
  ])
  func `stay where they are of no folder, or part of another path`(text: String) {
    #expect(folders.plain(text) == text)
  }

  @Test func `stay where a folder is told from the place where somebody stands`() {
    let names = FolderNames([(".", "one"), ("..", "two"), ("./", "three"), ("/", "four")])
    #expect(names.plain(". .. ./a ../b / /c") == ". .. ./a ../b / /c")
    #expect(FolderNames().plain("/n/x") == "/n/x")
  }
}

@Suite struct `A run in a line` {
  private func results(_ cells: [CellResult] = [], declared: Int = 4) -> RunResults {
    RunResults(suite: "app", toolVersion: "1", declaredCount: declared, cells: cells)
  }

  private func cell(
    _ category: ContentSizeCategory, _ verdict: CellVerdict, isNear: Bool? = nil,
    isRecorded: Bool = false
  ) -> CellResult {
    CellResult(
      name: Sample.name(category), verdict: verdict, isRecorded: isRecorded,
      tolerance: isNear.map {
        CellResult.Tolerance(words: "x", isNear: $0, countedPixels: nil)
      })
  }

  @Test func `counts what was recorded, each verdict, and what is near its limit`() {
    var run = results([
      cell(.extraSmall, .missing, isRecorded: true), cell(.small, .equal),
      cell(.medium, .tolerated, isNear: true), cell(.large, .tolerated, isNear: false),
    ])
    #expect(
      run.sum
        == "app: compared 4 of 4 cells: 1 recorded, 1 equal, 2 tolerated, 1 near its limit")
    run.cells[3] = cell(.large, .tolerated, isNear: true)
    #expect(run.sum.hasSuffix("2 tolerated, 2 near their limit"))
    #expect(run.nearCount == 2 && run.recordedCount == 1 && run.comparedCount == 4)
    #expect(run.count(of: .missing) == 0 && run.count(of: .tolerated) == 2)
    run.cells[2] = cell(.medium, .tolerated, isNear: true, isRecorded: true)
    #expect(run.nearCount == 1 && run.recordedCount == 2)
  }

  @Test func `compares no obsolete cells`() {
    let run = results([cell(.small, .equal), cell(.large, .obsolete)])
    #expect(run.sum == "app: compared 1 of 4 cells: 1 equal, 1 obsolete")
    #expect(run.comparedCount == 1)
  }

  @Test func `tells files beside the cells, and the self-check`() {
    var run = results([cell(.small, .equal)])
    run.differences = ["x"]
    run.strayFiles = ["a", "b"]
    run.selfCheck = SelfCheckResult(cell: Sample.name(.small), known: 5, missed: ["one"])
    #expect(
      run.sum
        == "app: compared 1 of 4 cells: 1 equal, the suite's own files differ, 2 stray; "
        + "self-check: 4 of 5")
  }

  @Test func `speaks of pictures that are added and removed where they are another tool's`() {
    var run = results([cell(.small, .missing), cell(.large, .obsolete)], declared: 2)
    run.comparison = PictureComparison(metric: "exact")
    #expect(run.sum == "app: compared 2 pictures: 1 added, 1 removed")
    run.declaredCount = 1
    #expect(run.sum.hasPrefix("app: compared 1 picture: "))
    run.comparison = nil
    #expect(run.sum.hasSuffix("1 missing, 1 obsolete"))
  }

  @Test func `says which pictures Git LFS has not fetched`() {
    var run = results([cell(.small, .equal), cell(.large, .equal)])
    #expect(run.pointerNote == nil)
    run.cells[0].isWithoutPicture = true
    #expect(
      run.pointerNote
        == "Git LFS has not fetched 1 picture, so layout texts judged its cell. "
        + "To compare pixels, run “git lfs pull”.")
    run.cells[1].isWithoutPicture = true
    #expect(
      run.pointerNote
        == "Git LFS has not fetched 2 pictures, so layout texts judged their cells. "
        + "To compare pixels, run “git lfs pull”.")
  }

  @Test(arguments: CellVerdict.allCases)
  func `fails for each cell that neither passes nor was recorded`(verdict: CellVerdict) {
    var run = results()
    let passes = verdict == .equal || verdict == .tolerated
    #expect(verdict.passes == passes)
    let troubles: [CellVerdict] = [.unreadable, .unstable, .failed]
    #expect(verdict.isTrouble == troubles.contains(verdict))
    #expect(run.fails(cell(.large, verdict)) == !passes)
    #expect(!run.fails(cell(.large, verdict, isRecorded: true)))
    run.allowsObsolete = true
    #expect(run.fails(cell(.large, verdict)) == !(passes || verdict == .obsolete))
  }

  @Test func `passes with stray files where obsolete goldens are allowed`() {
    var run = results([cell(.small, .equal)])
    run.strayFiles = ["x"]
    #expect(run.status == .differences)
    run.allowsObsolete = true
    #expect(run.status == .nothingToDo)
    run.differences = ["x"]
    #expect(run.status == .differences)
    run.troubles = ["x"]
    #expect(run.status == .trouble)
  }

  @Test func `calls a cell by its file only in a comparison of pictures`() {
    var run = results([cell(.small, .equal), cell(.large, .equal)])
    run.cells[0].file = ComparedPicture(path: "a/b.png")
    #expect(run.label(of: Sample.name(.small)) == "app/body/greeting.s@2x")
    run.comparison = PictureComparison(tool: "flutter", metric: "exact")
    #expect(run.label(of: Sample.name(.small)) == "a/b.png")
    #expect(run.label(of: Sample.name(.large)) == "app/body/greeting.l@2x")
    #expect(run.label(of: Sample.name(.medium)) == "app/body/greeting.m@2x")
    #expect(run.cells[0].title == "a/b.png" && run.cells[1].title == "Body at L")
  }

  @Test func `has cells with as little as is said of them`() {
    let plain = CellResult(name: Sample.name(.large), verdict: .equal)
    #expect(!plain.isRecorded && !plain.isNear && !plain.isWithoutPicture)
    #expect(plain.kind == nil && plain.changeWords == "" && plain.sentence == "Body at L")
    #expect(!cell(.large, .tolerated, isNear: false).isNear)
    #expect(CellResult.Pictures().isEmpty)
    #expect(!CellResult.Pictures(actual: "a.png").isEmpty)
    #expect(!ComparedPicture(path: "a").knowsTextSize)
  }
}

@Suite struct `Words that a reader may not know` {
  private func results(_ kinds: [ChangeKind], proof: Proof? = nil) -> RunResults {
    let changes = kinds.enumerated().map { place, kind in
      Change(kind, role: .input, aspect: "\(place)", after: "\(place)", sentence: "\(place)")
    }
    return RunResults(
      suite: "app", toolVersion: "1", declaredCount: 1,
      cells: [
        CellResult(
          name: Sample.name(.large), verdict: .changed, changes: changes, proof: proof)
      ])
  }

  @Test func `are three at most, and none that say all by themselves`() {
    #expect(results([.text, .curve, .size]).wordsToExplain == ["curve"])
    #expect(results([.text, .weight]).wordsToExplain == [])
    #expect(results([.curve, .curve, .fit]).wordsToExplain == ["curve", "fit"])
    #expect(
      results([.curve, .fallback, .features]).wordsToExplain
        == ["curve", "fallback", "features"])
    #expect(
      results([.curve, .fallback, .features, .fit]).wordsToExplain
        == ["curve", "fallback", "features"])
  }

  @Test func `are two beside a proof that failed`() {
    let kinds: [ChangeKind] = [.curve, .fallback, .features]
    #expect(
      results(kinds, proof: .unknown("x")).wordsToExplain
        == ["curve", "fallback", "proved by drawing"])
    #expect(
      results(kinds, proof: .proved).wordsToExplain == ["curve", "fallback", "features"])
    #expect(results([.text], proof: .unknown("x")).wordsToExplain == ["proved by drawing"])
  }

  @Test func `are explained by a command`() {
    #expect(
      RunResults.explanation(of: ["curve", "proved by drawing"])
        == "typeproof explain curve 'proved by drawing'")
  }
}

@Suite struct `What a run says of its cells` {
  private func words(_ outcome: CellOutcome) -> [String] {
    RunResults(
      RunReport(
        suite: "app", declaredCount: 1, outcomes: [outcome], strayFiles: [], differences: [],
        drift: [], trouble: []),
      toolVersion: "1"
    ).cells.map(\.words)
  }

  @Test func `tells a golden without its picture from none at all`() {
    let name = Sample.name(.large)
    let facts = Sample.facts(size: 17)
    #expect(
      words(CellOutcome(name: name, verdict: .missing))
        == ["there is no golden. Record it with: typeproof record --mode missing"])
    #expect(
      words(CellOutcome(name: name, verdict: .missing, recordedFacts: facts)) == [
        "its picture is gone, but its layout text still exists. Restore the picture, or record it "
          + "again."
      ])
    #expect(words(CellOutcome(name: name, verdict: .equal, recordedFacts: facts)) == [""])
    #expect(
      words(CellOutcome(name: name, verdict: .obsolete, recordedFacts: facts))
        == ["no suite declares it. Delete it with: typeproof clean"])
  }

  @Test func `is near a limit only where a tolerance says so`() {
    #expect(!Verdict.equal.isNear && !Verdict.missing.isNear)
    for isNear in [false, true] {
      let toleration = Toleration(
        tolerance: Tolerance(.pixelmatch(threshold: 0.1, pixels: 9), because: "Why."),
        difference: Sample.difference, countedPixels: 7, isNear: isNear)
      #expect(Verdict.tolerated(toleration).isNear == isNear)
    }
  }
}
