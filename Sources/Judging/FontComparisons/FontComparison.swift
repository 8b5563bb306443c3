public import Suites
import Audit
import Work
public import DynamicType
package import TextEngine

/// The changes if one font replaces another: the same texts in the same styles, laid out with both.
public struct FontComparison: Sendable {
  /// The current face.
  public let old: ComparedFace
  /// The replacement face.
  public let new: ComparedFace
  /// Every text at every category, worst first.
  public let cells: [ComparedCell]
  /// The errors of texts that could not be laid out in one of the fonts, in words.
  public let trouble: [String]
  private let question: Question

  /// The fonts and texts to compare.
  public struct Question: Sendable {
    /// The folder of the current font.
    public var old: FontFolder
    /// The name of the current face in its folder.
    public var oldName: String
    /// The folder of the replacement font.
    public var new: FontFolder
    /// The name of the replacement face in its folder.
    public var newName: String
    /// The styles; their own families are ignored.
    public var styles: [TypeStyle]
    /// The texts.
    public var samples: [Sample]
    /// The width available to the texts; `nil` for no bound.
    public var width: Points?

    /// Creates a comparison's question.
    public init(
      old: FontFolder, named oldName: String, new: FontFolder, named newName: String,
      styles: [TypeStyle], samples: [Sample], width: Points? = 343
    ) {
      self.old = old
      self.oldName = oldName
      self.new = new
      self.newName = newName
      self.styles = styles
      self.samples = samples
      self.width = width
    }
  }

  /// Lays everything out with both fonts.
  ///
  /// - Parameter jobs: The number of threads that lay out at once; at least 1.
  /// - Throws: An error where a font cannot be opened, or a library does not start;
  ///   ``DynamicType/ScaleCurveError`` where a curve has no size for a category.
  public init(_ question: Question, jobs: Int) throws {
    self.question = question
    old = ComparedFace(try question.old.entry(named: question.oldName).face)
    new = ComparedFace(try question.new.entry(named: question.newName).face)
    let pairs = try question.pairs()
    let looked = try inParallel(
      pairs, jobs: jobs, worker: { try ComparingWorker(question) },
      body: { worker, pair in worker.cells(of: pair) })
    // Of cells equally bad the one that comes first in the styles' order and is smaller.
    cells = looked.flatMap(\.cells).enumerated().sorted { one, other in
      one.element.badness == other.element.badness
        ? one.offset < other.offset : one.element.badness > other.element.badness
    }.map(\.element)
    trouble = looked.flatMap(\.trouble)
  }

  /// Both layouts of a cell.
  package struct Frames: Sendable {
    package let old: TextFrame
    package let new: TextFrame
    /// The size of the text in both layouts.
    package let pointSize: Points
  }

  /// Returns both layouts of a cell, newly made.
  ///
  /// - Throws: An error where one cannot be laid out.
  package func frames(of cell: ComparedCell) throws -> Frames {
    try ComparingWorker(question).frames(of: cell)
  }
}

extension FontComparison.Question {
  /// One text in one style, for the old and the new font.
  struct Pair: Sendable {
    let style: String
    let old: RampSpec
    let new: RampSpec
  }

  func pairs() throws(ScaleCurveError) -> [Pair] {
    var pairs: [Pair] = []
    for style in styles {
      for sample in samples {
        pairs.append(
          Pair(
            style: style.name, old: try ramp(style, sample, in: oldName),
            new: try ramp(style, sample, in: newName)))
      }
    }
    return pairs
  }

  private func ramp(
    _ style: TypeStyle, _ sample: Sample, in family: String
  ) throws(ScaleCurveError) -> RampSpec {
    var style = style
    style.family = family
    style.overrides = style.overrides.mapValues { TypeStyle.Override(weight: $0.weight) }
    return try style.ramp(suite: "fonts", sample: sample) { $0.width = width }
  }
}

/// Lays out with both fonts; each thread has its own.
private final class ComparingWorker {
  private let old: RampSetter
  private let new: RampSetter
  private let question: FontComparison.Question
  private let pairs: [FontComparison.Question.Pair]

  init(_ question: FontComparison.Question) throws {
    self.question = question
    old = try RampSetter(fonts: question.old, systemFont: SystemFont(question.oldName))
    new = try RampSetter(fonts: question.new, systemFont: SystemFont(question.newName))
    pairs = try question.pairs()
  }

  func cells(
    of pair: FontComparison.Question.Pair
  ) -> (cells: [ComparedCell], trouble: [String]) {
    var cells: [ComparedCell] = []
    var trouble: [String] = []
    for category in pair.old.categories {
      do {
        let name = "\(pair.style) at \(category.shortName) in"
        let before = try WorkWatch.over("\(name) \(question.oldName)") {
          TextSetting(try old.look(at: pair.old, at: category))
        }
        let after = try WorkWatch.over("\(name) \(question.newName)") {
          TextSetting(try new.look(at: pair.new, at: category))
        }
        cells.append(
          ComparedCell(
            style: pair.style, sample: pair.old.sample, category: category,
            old: before, new: after))
      } catch {
        trouble.append("\(pair.style) at \(category.shortName): \(error)")
      }
    }
    return (cells, trouble)
  }

  func frames(of cell: ComparedCell) throws -> FontComparison.Frames {
    guard
      let pair = pairs.first(where: { $0.style == cell.style && $0.old.sample == cell.sample })
    else { throw FontComparisonError.noSuchCell }
    let before = try old.look(at: pair.old, at: cell.category)
    let after = try new.look(at: pair.new, at: cell.category)
    return FontComparison.Frames(
      old: before.frame, new: after.frame, pointSize: before.cell.pointSize)
  }
}

/// Why a cell cannot be laid out again.
enum FontComparisonError: Error, CustomStringConvertible {
  /// The cell belongs to another comparison.
  case noSuchCell

  var description: String {
    "The cell belongs to another comparison. Get its layouts from that one."
  }
}
