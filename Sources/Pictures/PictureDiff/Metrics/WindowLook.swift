import Imaging
import TextJudgement

/// The result of a metric for two pictures, collected window by window from the top.
struct WindowLook {
  let metric: Metric
  let expectedSize: PixelSize
  let actualSize: PixelSize
  /// Whether differences are described.
  var tellsWords = true
  /// The row where the description ends; `nil` if it covers all.
  var end: Int?
  /// The number of rows examined so far.
  private(set) var rowCount = 0
  private var judgement = JudgementSum()
  /// Whether a letter or mark is lost, new or replaced where no pixel differs by the rule of
  /// pixelmatch.
  private var changesLetters = false
  private var count = PixelmatchCount()
  private var clusters: ClusterMap

  init(metric: Metric, expectedSize: PixelSize, actualSize: PixelSize) {
    self.metric = metric
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    clusters = ClusterMap(size: expectedSize)
  }

  /// Adds a window.
  ///
  /// - Parameters:
  ///   - firstRow: The first row of the window, in the whole pictures.
  ///   - rows: The rows to compare, counted in the whole pictures; the others are only their
  ///     surroundings.
  mutating func add(_ pair: MaskedPair, firstRow: Int, rows: Range<Int>) {
    rowCount += rows.count
    switch metric {
    case .exact:
      clusters.markDifferences(between: pair.expected, and: pair.actual, firstRow: firstRow)
      addWords(on: pair, firstRow: firstRow)
    case .text: addWords(on: pair, firstRow: firstRow)
    case .pixelmatch(let rule):
      guard expectedSize == actualSize else { return addWords(on: pair, firstRow: firstRow) }
      let before = count.differingPixels
      rule.add(
        PixelmatchRule.Window(
          expected: pair.expected, actual: pair.actual, firstRow: firstRow, rows: rows),
        to: &count
      ) { clusters.mark(x: $0.x, y: $0.y) }
      if count.differingPixels > before {
        addWords(on: pair, firstRow: firstRow)
      } else if count.differingPixels == 0 {
        addLetters(of: pair, firstRow: firstRow)
      }
    }
  }

  /// Adds the findings of a passing window only if a letter or mark is lost, new or replaced.
  private mutating func addLetters(of pair: MaskedPair, firstRow: Int) {
    guard pair.expected != pair.actual else { return }
    let found = judge(expected: pair.expected, actual: pair.actual)
    guard found.changesLetters(expected: pair.expected, actual: pair.actual) else { return }
    changesLetters = true
    let isWhole = firstRow == 0 && pair.expected.height == expectedSize.height
    judgement.add(found, firstRow: firstRow, isWhole: isWhole)
  }

  private mutating func addWords(on pair: MaskedPair, firstRow: Int) {
    guard tellsWords else { return }
    let isWhole = firstRow == 0 && pair.expected.height == expectedSize.height
    judgement.add(
      judge(expected: pair.expected, actual: pair.actual), firstRow: firstRow, isWhole: isWhole)
  }

  /// Returns the result after all windows were added.
  func comparison(difference: PixelDifference?) -> MetricComparison {
    var found = MetricComparison(
      metric: metric, verdict: verdict, expectedSize: expectedSize, actualSize: actualSize)
    found.difference = difference
    found.findings = judgement.findings
    found.hasMoreFindings = judgement.hasMoreFindings
    found.changedLines = judgement.changedLines
    found.words = words
    switch metric {
    case .exact: found.clusters = clusters.boxes
    case .text:
      found.clusters = judgement.clusters
      found.isNearLimit = verdict == .passes && judgement.isNearLimit
    case .pixelmatch(let rule):
      // Letters that the rule overlooks have no pixels of its own.
      found.clusters = count.differingPixels > 0 ? clusters.boxes : judgement.clusters
      found.isNearLimit = verdict == .passes && rule.isNear(count)
      found.pixelmatchCount = expectedSize == actualSize ? count : nil
    }
    return found
  }

  private var words: MetricComparison.Words {
    guard tellsWords, let end else { return tellsWords ? .told : .tooMuchToTell }
    return rowCount > 0 ? .toldAbove(row: end) : .tooMuchToTell
  }

  private var verdict: MetricComparison.Verdict {
    guard expectedSize == actualSize else { return .differs }
    switch metric {
    case .exact: return .differs
    case .text: return judgement.isChanged ? .differs : .passes
    case .pixelmatch:
      return count.differingPixels > 0 || changesLetters ? .differs : .passes
    }
  }
}
