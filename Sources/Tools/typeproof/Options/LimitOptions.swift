import Glibc
import Imaging
import Projects
import Snapshots
import Wording

/// How much the files that a command reads may make it do.
struct LimitOptions: ArgumentGroup {
  @Option(
    "Raise or lower a limit for files, such as glyph-points=20000. “typeproof doctor --limits” "
      + "lists the limits.", value: "name=number")
  var limit: [LimitSetting]

  /// The usual limits with those that were given; of a name that was given twice, the last counts.
  var limits: ReadingLimits {
    limit.reduce(into: ReadingLimits()) { limits, setting in
      switch setting.name {
      case .font(let name): limits.fonts[name] = setting.value
      case .pixels: limits.pixels = setting.value
      case .cells: limits.cells = setting.value
      case .sampleSize: limits.sampleSize = setting.value
      case .styles: limits.styles = setting.value
      case .stringsSize: limits.stringsSize = setting.value
      }
    }
  }

  /// The words that give another run of the program the same limits.
  var arguments: [String] { limit.map { "--limit=\($0.argumentText)" } }
}

/// A limit and what it is set to, as `glyph-points=20000`.
struct LimitSetting: ArgumentValue, Equatable {
  /// What can be set.
  enum Name: Equatable {
    /// How much a font may do.
    case font(FontLimits.Name)
    /// How many pixels a PNG may have.
    case pixels
    /// How many cells a project may declare.
    case cells
    /// How many styles a project may have.
    case styles
    /// How many bytes a text of a project may have.
    case sampleSize
    /// How many bytes all files of strings of a project may have.
    case stringsSize

    /// What people call it.
    var word: String {
      switch self {
      case .font(let name): name.rawValue
      case .pixels: "png-pixels"
      case .cells: "cells"
      case .styles: "styles"
      case .sampleSize: "sample-size"
      case .stringsSize: "strings-size"
      }
    }

    /// What it may be set to; a PNG's pixels take four bytes each.
    var range: ClosedRange<Int> {
      switch self {
      case .font(let name): name.range
      case .pixels: 1...1 << 30
      case .cells: 1...1 << 30
      case .styles: 1...1 << 30
      case .sampleSize: 1...ProjectSample.greatestLength
      case .stringsSize: 1...1 << 30
      }
    }

    /// All of them, in the order of the list of limits.
    static let all =
      FontLimits.Name.allCases.map(Name.font) + [
        .pixels, .cells, .styles, .sampleSize, .stringsSize,
      ]
  }

  let name: Name
  let value: Int

  init(argument: String) throws(ArgumentValueError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    guard let name = Name.all.first(where: { $0.word == word }) else {
      let known = Name.all.map(\.word)
      throw .explained(
        "There is no limit “\(word)”. "
          + (nearestSpelling(to: word, in: known).map { "Did you mean “\($0)”?" }
            ?? "Use \(alternatives(known))."))
    }
    guard parts.count == 2, let value = Int(parts[1]), name.range.contains(value) else {
      let found = parts.count == 2 ? "“\(parts[1])” is not one" : "It has no value"
      throw .explained(
        "The limit \(word) takes a whole number from \(name.range.lowerBound) to "
          + "\(name.range.upperBound). \(found). Write it like \(word)=\(name.range.upperBound).")
    }
    self.name = name
    self.value = value
  }

  var argumentText: String { "\(name.word)=\(value)" }
}

/// How many threads work at once.
struct JobCount: ArgumentValue {
  /// At least 1.
  let count: Int

  private let isOneForEachProcessor: Bool

  /// One for each processor of the machine.
  static let processors = JobCount(
    count: min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1024), isOneForEachProcessor: true)

  private init(count: Int, isOneForEachProcessor: Bool) {
    self.count = count
    self.isOneForEachProcessor = isOneForEachProcessor
  }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (1...1024).contains(count) else {
      throw .notA("a number of threads from 1 to 1024", text: argument, example: "4")
    }
    self.init(count: count, isOneForEachProcessor: false)
  }

  /// The number of processors is not told: help and manual are the same on every machine.
  var argumentText: String { isOneForEachProcessor ? "one for each processor" : String(count) }
}
