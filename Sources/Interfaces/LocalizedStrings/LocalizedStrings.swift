import Files
import Snapshots
import StringFiles
import Synchronization

/// The texts of an app by key and language: every `*.xcstrings` and `*.lproj/*.strings` below a
/// folder.
///
/// The folder is searched when the first key is looked up, and each file is read once. Hidden
/// folders and symbolic links are skipped.
package final class LocalizedStrings: Sendable {
  private struct State {
    var index: StringFileIndex?
    /// The tables that were read; `nil` for a file that cannot be read.
    var tables: [String: StringTable?] = [:]
  }

  private let folder: String?
  private let state = Mutex(State())

  /// Creates the texts below a folder. Without a folder, there are none.
  package init(below folder: String?) { self.folder = folder }

  /// The texts of the current launch; empty outside a launch.
  package static var current: LocalizedStrings {
    InterfaceLaunch.current?.belonging { _ in LocalizedStrings(below: nil) }
      ?? LocalizedStrings(below: nil)
  }

  /// Returns the text of a key in the language of a locale, or else in the language that the app
  /// was written in; `nil` if no file has it.
  ///
  /// If several files have the key, the first in path order is used. The launch reports problems
  /// with a file.
  ///
  /// - Parameters:
  ///   - table: The name of the files, without what follows the dot.
  ///   - locale: A BCP 47 tag or an identifier of Foundation's.
  package func text(
    of key: FormatKey, in table: String = "Localizable", locale: String
  ) -> [FormatPiece]? {
    find(key.text, in: table, locale: locale) { $0.pieces(for: key, in: $1) }
  }

  /// Returns the text of a key as the files have it, with the specifiers of its values, like
  /// `NSLocalizedString`.
  package func format(of key: String, in table: String, locale: String) -> String? {
    find(key, in: table, locale: locale) { $0.variant(of: nil, number: nil, in: $1) }
  }

  /// Returns what a closure makes of a key's text in the first language that has it.
  private func find<Found>(
    _ key: String, in table: String, locale: String,
    _ make: (StringTable.Localization, _ language: String) -> Found?
  ) -> Found? {
    let files = index().tables[table, default: []]
    if files.isEmpty { return nil }
    for language in Languages.candidates(for: locale) {
      for file in files where file.isCatalogue || same(file.language, language) {
        let entry = self.table(file)?[key]
        let found = entry?.localizations.first { same($0.language, language) }
        if let found = found.flatMap({ make($0, language) }) { return found }
      }
    }
    // The language that the app was written in.
    for file in files {
      guard let table = self.table(file), let entry = table[key] else { continue }
      let source = file.isCatalogue ? table.sourceLanguage : file.language
      guard file.isCatalogue || source == nil || source == "en" else { continue }
      if let found = entry.localization(in: source).flatMap({ make($0, source ?? "en") }) {
        return found
      }
    }
    return nil
  }

  private func same(_ language: String?, _ other: String) -> Bool {
    language?.lowercased() == other.lowercased()
  }

  private func index() -> StringFileIndex {
    if let known = state.withLock({ $0.index }) { return known }
    let index: StringFileIndex
    do {
      index = try folder.map { try StringFileIndex(below: $0) } ?? StringFileIndex()
    } catch {
      report("\(error)")
      index = StringFileIndex()
    }
    state.withLock { $0.index = index }
    return index
  }

  private func table(_ file: StringFileIndex.File) -> StringTable? {
    if let known = state.withLock({ $0.tables[file.path] }) { return known }
    let table = read(file)
    state.withLock { $0.tables[file.path] = .some(table) }
    return table
  }

  private func read(_ file: StringFileIndex.File) -> StringTable? {
    do {
      let bytes = try FileTree.readRegular(file.path, atMost: StringTable.usualSizeLimit)
      return file.isCatalogue
        ? try StringTable(catalogue: bytes)
        : try StringTable(appleStrings: bytes, language: file.language)
    } catch {
      report("\(file.path): \(error)")
      return nil
    }
  }

  private func report(_ problem: String) {
    InterfaceLaunch.current?.report(.asset(problem))
  }
}

extension StringTable.Localization {
  /// The variant for a phone and for the numbers of a key; `nil` without a text.
  fileprivate func pieces(for key: FormatKey, in language: String) -> [FormatPiece]? {
    let number = key.arguments.compactMap(\.number).first
    guard let text = variant(of: nil, number: number, in: language) else { return nil }
    // Where a key has no values, a percent sign is one.
    guard !key.arguments.isEmpty else { return [.words(text)] }
    var seen = 0
    return FormatPiece.written(text).flatMap { piece -> [FormatPiece] in
      switch piece {
      case .words(let words): return [.words(words)]
      case .argument(let place): return place < key.arguments.count ? [.argument(place)] : []
      case .counted: return [.argument(0)]
      case .part(let name):
        defer { seen += 1 }
        let place = Self.place(of: name, otherwise: seen, in: key)
        return part(named: name, at: place, of: key, in: language)
      }
    }
  }

  /// Returns which value a plural part counts. Xcode names the parts `arg1`, `arg2`, …; other names
  /// count in their order.
  private static func place(of name: String, otherwise order: Int, in key: FormatKey) -> Int {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    if let number = Int(String(digits)), (1...key.arguments.count).contains(number) {
      return number - 1
    }
    let numbers = key.arguments.indices.filter { key.arguments[$0].number != nil }
    return order < numbers.count ? numbers[order] : 0
  }

  private func part(
    named name: String, at place: Int, of key: FormatKey, in language: String
  ) -> [FormatPiece] {
    let number = key.arguments[place].number
    guard let text = variant(of: name, number: number, in: language) else { return [] }
    return FormatPiece.written(text).compactMap { piece in
      switch piece {
      case .words(let words): .words(words)
      case .counted, .argument: .argument(place)
      case .part: nil
      }
    }
  }

  /// The text of a part, or of the whole, that fits a phone and a number best.
  fileprivate func variant(of part: String?, number: Double?, in language: String) -> String? {
    let category = number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
    let fitting = variants.compactMap { variant -> (rank: Int, text: String)? in
      guard let text = variant.text, variant.part == part else { return nil }
      var rank = 0
      for condition in variant.conditions {
        switch condition {
        case .plural(let name) where name == category: break
        // An exact form for nothing at all comes before the category of 0.
        case .plural("zero") where number == 0: rank -= 1
        case .plural("other"), .device("other"): rank += 1
        case .device("iphone"), .substitution, .item(0): break
        default: return nil
        }
      }
      return (rank, text)
    }
    return fitting.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?
      .element.text
  }
}

extension StringTable.Variant {
  /// The plural part that the variant belongs to; `nil` for a variant of the whole text.
  fileprivate var part: String? {
    for case .substitution(let name) in conditions { return name }
    return nil
  }
}
