import Glibc
import Imaging
import Projects
import Snapshots
import Wording

/// The options that limit what files may make a command do.
struct LimitOptions: ArgumentGroup {
  @Option(
    "Raise or lower a limit for files, such as glyph-points=20000. “typeproof doctor --limits” "
      + "lists the limits.", value: "name=number")
  var limit: [LimitSetting]

  /// The default limits with those that were given. If a name was given twice, the last value
  /// counts.
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

  /// The arguments that give another run of the program the same limits.
  var arguments: [String] { limit.map { "--limit=\($0.argumentText)" } }
}

/// A limit and its value, such as `glyph-points=20000`.
struct LimitSetting: ArgumentValue, Equatable {
  /// The name of a limit that can be set.
  enum Name: Equatable {
    /// A limit of fonts.
    case font(FontLimits.Name)
    /// The number of pixels of a PNG.
    case pixels
    /// The number of cells of a project.
    case cells
    /// The number of styles of a project.
    case styles
    /// The number of bytes of a text in a project.
    case sampleSize
    /// The number of bytes of all files of strings in a project.
    case stringsSize

    /// The name on a command line.
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

    /// The values that the limit may have. A PNG takes four bytes for each pixel.
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

    /// All names, in the order of the list of limits.
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

/// The number of threads at the same time.
struct JobCount: ArgumentValue {
  /// The number, at least 1.
  let count: Int

  private let isOneForEachProcessor: Bool

  /// One thread for each processor of the machine, but at most 1024.
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

  /// The number as text. The number of processors is not shown, so that help is the same on every
  /// machine.
  var argumentText: String { isOneForEachProcessor ? "one for each processor" : String(count) }
}
