package import DynamicType
package import TextEngine

extension CellFacts {
  /// Something that a reader of the text would notice, and where.
  public struct Flag: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The text is set smaller, so that it fits.
      case shrunk
      /// A line is set tighter, so that it fits.
      case tightened
      /// Text is left out.
      case truncated
      /// A line is wider than the frame.
      case overflows
      /// Ink leaves a box that is lower than its faces ask for.
      case clipped
      /// A word is cut that is wider than the frame.
      case brokenWord = "broken word"
      /// A face has not the weight asked for.
      case weight
      /// A face has letters of different widths, where one width was asked for.
      case monospaced
      /// A face has no italics.
      case italic
      /// A face has not the width asked for.
      case width
      /// A face shows its sign for a missing glyph.
      case tofu
    }

    /// What it is.
    public var kind: Kind
    /// The line, from 1; `nil` where it is the whole text.
    public var line: Int?
    /// Where in the sample, in UTF-8 bytes; `nil` where it is the whole line or text.
    public var range: Range<Int>?
    /// How much, in words; empty where the kind says it all.
    public var detail: String

    /// A flag of known facts.
    public init(kind: Kind, line: Int? = nil, range: Range<Int>? = nil, detail: String) {
      self.kind = kind
      self.line = line
      self.range = range
      self.detail = detail
    }
  }
}

extension CellFacts.Flag.Kind: Comparable {
  /// By their words.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CellFacts.Flag {
  /// In words, such as “line 2 truncated at 34–120” and “line 1 weight at 0–4 (400 for 600)”.
  package var words: String {
    let place = range.map { $0.isEmpty ? "at \($0.lowerBound)" : "at \($0.printed)" }
    let amount = detail.isEmpty ? nil : place == nil ? detail : "(\(detail))"
    return [line.map { "line \($0)" }, kind.rawValue, place, amount].compactMap(\.self)
      .joined(separator: " ")
  }

  package init(_ flag: FrameFlag) {
    switch flag {
    case .shrunk(let factor):
      self.init(kind: .shrunk, detail: "to \(Points(factor).toThousandths) of its size")
    case .tightened(let line, let em):
      self.init(kind: .tightened, line: line, detail: "by \(Points(em).toThousandths) em")
    case .truncated(let line, let hidden):
      self.init(kind: .truncated, line: line, range: hidden, detail: "")
    case .overflows(let line, let range, let by):
      self.init(
        kind: .overflows, line: line, range: range, detail: "by \(by.toThousandths) pt")
    case .clipped(let line, let range, let above, let below):
      let parts = [(above, "above"), (below, "below")].filter { $0.0 > 0 }
      self.init(
        kind: .clipped, line: line, range: range,
        detail: parts.map { "\($0.toThousandths) pt \($1)" }.joined(separator: ", "))
    case .brokenWord(let line, let place):
      self.init(kind: .brokenWord, line: line, range: place..<place, detail: "")
    case .shortfall(let line, let range, let shortfall):
      self.init(shortfall, line: line, range: range)
    case .tofu(let line, let range, let text):
      self.init(
        kind: .tofu, line: line, range: range,
        detail: text.unicodeScalars.map(\.codePoint).joined(separator: " "))
    }
  }

  private init(_ shortfall: FontShortfall, line: Int, range: Range<Int>) {
    switch shortfall {
    case .weight(let wanted, let got):
      self.init(
        kind: .weight, line: line, range: range, detail: "\(got.rawValue) for \(wanted.rawValue)")
    case .monospaced:
      self.init(
        kind: .monospaced, line: line, range: range, detail: "proportional for monospaced")
    case .italic: self.init(kind: .italic, line: line, range: range, detail: "upright for italic")
    case .width(let wanted, let got):
      self.init(
        kind: .width, line: line, range: range,
        detail: "\(Points(got.rawValue)) % for \(Points(wanted.rawValue)) %")
    }
  }
}

extension Points {
  /// To a thousandth of a point: what the layout text holds.
  package var toThousandths: Points {
    Points((value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }
}
