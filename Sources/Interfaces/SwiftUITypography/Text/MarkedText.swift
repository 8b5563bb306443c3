/// A text with Markdown and interpolated values. Markdown is read only outside the values.
///
/// Marks span values, as in `**\(name)**`.
struct MarkedText {
  private var words = ""
  private var values: [Unicode.Scalar: [Text.Run]] = [:]
  /// Placeholders for values: characters that do not occur in text.
  private var free = (0xFDD0...0xFDEF).compactMap(Unicode.Scalar.init)[...]
  private var done: [Text.Run] = []

  init(_ parts: [LocalizedStringKey.Part]) {
    for part in parts {
      switch part {
      case .words(let words): self.words += words
      case .value(let value): add([Text.Run(text: value.shown)])
      case .text(let text): add(text.runs)
      }
    }
  }

  private mutating func add(_ value: [Text.Run]) {
    guard let place = free.popFirst() else {
      // More values than such characters: marks hold up to here.
      self.done = runs + value
      words = ""
      return
    }
    words.unicodeScalars.append(place)
    values[place] = value
  }

  /// The runs without Markdown marks, with the values in place.
  var runs: [Text.Run] {
    done
      + InlineMarkdown.runs(of: words).flatMap { run in
        run.text.unicodeScalars.contains(where: { values[$0] != nil }) ? filled(run) : [run]
      }
  }

  private func filled(_ run: Text.Run) -> [Text.Run] {
    var (runs, text) = ([Text.Run](), "")
    func words() -> [Text.Run] {
      text.isEmpty ? [] : [Text.Run(text: text, changes: run.changes, image: run.image)]
    }
    for scalar in run.text.unicodeScalars {
      if let value = values[scalar] {
        runs += words()
        runs += value.map { inner in
          Text.Run(
            text: inner.text, changes: inner.changes.merging(over: run.changes), image: inner.image)
        }
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return runs + words()
  }
}
