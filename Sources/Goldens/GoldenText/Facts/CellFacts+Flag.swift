package import DynamicType
package import TextEngine

extension CellFacts {
  /// A visible problem of the text, and its place.
  public struct Flag: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The text is set smaller to fit.
      case shrunk
      /// A line is set tighter to fit.
      case tightened
      /// Text is left out.
      case truncated
      /// A line is wider than the frame.
      case overflows
      /// Ink is outside a box that is lower than the text's faces need.
      case clipped
      /// A word wider than the frame is broken.
      case brokenWord = "broken word"
      /// A face does not have the requested weight.
      case weight
      /// A face has letters of different widths, although one width was requested.
      case monospaced
      /// A face has no italics.
      case italic
      /// A face does not have the requested width.
      case width
      /// A face shows its sign for a missing glyph.
      case tofu
    }

    /// The kind of problem.
    public var kind: Kind
    /// The line, from 1; `nil` for the whole text.
    public var line: Int?
    /// The range in the sample, in UTF-8 bytes; `nil` for the whole line or text.
    public var range: Range<Int>?
    /// The amount, in words; empty where the kind needs none.
    public var detail: String

    /// Creates a flag of known facts.
    public init(kind: Kind, line: Int? = nil, range: Range<Int>? = nil, detail: String) {
      self.kind = kind
      self.line = line
      self.range = range
      self.detail = detail
    }
  }
}

extension CellFacts.Flag.Kind: Comparable {
  /// Orders kinds by their words.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CellFacts.Flag {
  /// The flag in words, such as “line 2 truncated at 34–120” and “line 1 weight at 0–4 (400 for
  /// 600)”.
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
  /// The length rounded to a thousandth of a point, as in the layout text.
  package var toThousandths: Points {
    Points((value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }
}
