import DynamicType
import RecordedText
import Rendering
import Testing

@testable import Symbols

/// Every drawing by its numbers, so that a part that moves is seen.
@Suite struct `What is drawn for symbols` {
  /// The first letters of the names of one text.
  private static let letters = [
    "a", "b", "c", "de", "f", "ghijk", "lmno", "pq", "r", "s", "t", "uvwxyz",
  ]

  private static func names(_ letters: String) -> [String] {
    Symbol.names.filter { name in name.first.map { letters.contains($0) } ?? false }
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  @Test func `is on record under all first letters`() {
    #expect(Self.letters.flatMap(Self.names).count == Symbol.names.count)
  }

  @Test(arguments: letters)
  func `is what is on record, also filled`(letters: String) throws {
    var lines: [String] = []
    for name in Self.names(letters) {
      let plain = SymbolWords.lines(of: SymbolDrawing(named: name))
      lines += [name] + Self.indented(plain)
      if name.hasSuffix(".fill") { continue }
      let filled = SymbolWords.lines(of: SymbolDrawing(named: name + ".fill"))
      lines += filled == plain ? ["  filled: the same"] : ["  filled:"] + Self.indented(filled)
    }
    let difference = try RecordedText("drawings-\(letters)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test(arguments: letters)
  func `is what is on record in a circle and crossed out`(letters: String) throws {
    var lines: [String] = []
    for name in Self.names(letters) {
      lines.append(name)
      lines += [".circle", ".circle.fill", ".slash"].map { ending in
        "  \(ending): " + SymbolWords.line(of: SymbolDrawing(named: name + ending))
      }
    }
    let difference = try RecordedText("variants-\(letters)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record in every shape`() throws {
    let contents = ["heart", "plus", "1", "47", "g", "chevron.forward", "cart", "leaf"]
    var lines: [String] = []
    for shape in SymbolEnclosure.all.keys.sorted() {
      for ending in [shape, shape + ".fill"] {
        lines += [ending] + Self.indented(SymbolWords.lines(of: SymbolDrawing(named: ending)))
        for content in contents {
          let name = "\(content).\(ending)"
          lines += [name] + Self.indented(SymbolWords.lines(of: SymbolDrawing(named: name)))
        }
      }
    }
    let difference = try RecordedText("shapes").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record with a badge and crossed out`() throws {
    let badges = [
      "", ".plus", ".minus", ".xmark", ".checkmark", ".exclamationmark", ".questionmark",
      ".ellipsis", ".gearshape", ".clock", ".plus.fill", ".no.such",
    ]
    let endings = badges.map { ".badge" + $0 } + [".slash", ".slash.fill", ".fill.slash"]
    var lines: [String] = []
    for base in ["bell", "folder", "battery.100", "chevron.right", "cart", "person.crop.circle"] {
      for name in endings.flatMap({ [base + $0, "\(base).fill\($0)"] }) {
        lines += [name] + Self.indented(SymbolWords.lines(of: SymbolDrawing(named: name)))
      }
    }
    let difference = try RecordedText("badges").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of letters, of numbers and of what is not known`() throws {
    let contents = [
      "0", "7", "09", "10", "99", "100", "a", "B", "z", "ä", "ab", "£", "!", "∞", "fill",
    ]
    var lines = ["not known"] + Self.indented(SymbolWords.lines(of: .unknown))
    for name in contents.flatMap({ [$0, "\($0).circle", "\($0).circle.fill"] }) {
      lines += [name] + Self.indented(SymbolWords.lines(of: SymbolDrawing(named: name)))
    }
    let difference = try RecordedText("letters-and-numbers").difference(from: lines)
    #expect(difference == nil)
  }
}

@Suite struct `The stencil of a symbol` {
  private static let weights = [
    1, 50, 99, 100, 150, 200, 300, 350, 400, 450, 500, 600, 700, 800, 850, 900, 901, 1000,
  ]

  @Test func `has the lines on record in every weight and scale`() throws {
    var lines: [String] = []
    for name in [
      "star", "heart.circle.fill", "chevron.forward", "cart", "bell.badge.plus", "wifi.slash",
      "textformat.abc", "list.bullet", "12.square",
    ] {
      let symbol = try #require(Symbol(named: name))
      for scale in Symbol.Scale.allCases { lines += Self.lines(of: symbol, scale) }
    }
    let difference = try RecordedText("stencils").difference(from: lines)
    #expect(difference == nil)
  }

  private static func lines(of symbol: Symbol, _ scale: Symbol.Scale) -> [String] {
    var lines = ["\(symbol.name), \(scale)"]
    for isRightToLeft in [false, true] {
      let image = symbol.image(pointSize: 20, scale: scale, isRightToLeft: isRightToLeft)
      lines.append("  from the \(isRightToLeft ? "right" : "left"), \(SymbolWords.size(of: image))")
      lines += image.stencil.parts.map { "    \(SymbolWords.path($0.path))" }
    }
    for weight in weights {
      let image = symbol.image(pointSize: 17, weight: FontWeight(rawValue: weight), scale: scale)
      let parts = image.stencil.parts.map { SymbolWords.paint(of: $0) }
      lines.append("  \(weight): \(parts.joined(separator: "; "))")
    }
    return lines
  }

  @Test func `has the size on record by its text, or by a height`() throws {
    var lines: [String] = []
    for name in ["star", "chevron.forward", "battery.100", "abc"] {
      let symbol = try #require(Symbol(named: name))
      lines.append(name)
      for scale in Symbol.Scale.allCases {
        for size in [1, 9, 11, 17, 34, 60.5] as [Points] {
          let image = symbol.image(pointSize: size, scale: scale)
          lines.append("  \(size) pt, \(scale): \(SymbolWords.size(of: image))")
        }
        for height in [1, 20, 44] as [Points] {
          for weight in [FontWeight.thin, .bold] {
            let image = symbol.image(
              height: height, weight: weight, scale: scale, isRightToLeft: true)
            let parts = image.stencil.parts.map { SymbolWords.paint(of: $0) }
            lines.append(
              "  \(height) pt high, \(weight.rawValue), \(scale): "
                + "\(SymbolWords.size(of: image)); \(parts.joined(separator: "; "))")
          }
        }
      }
    }
    let difference = try RecordedText("sizes").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record at a place`() throws {
    let image = try #require(Symbol(named: "play.fill")).image(pointSize: 20)
    let parts = image.stencil(x: 3.5, y: -2).parts
    let lines =
      ["play.fill, right by 3.5 pt and up by 2 pt"]
      + parts.map { "  \(SymbolWords.paint(of: $0)): \(SymbolWords.steps(of: $0.path))" }
    let difference = try RecordedText("place").difference(from: lines)
    #expect(difference == nil)
  }
}

@Suite struct `The outlines of other makers` {
  private static let tables = [
    "icons-1": SymbolGlyphs.table, "icons-2": SymbolGlyphsRest.table,
    "letters": SymbolLetters.table,
  ]

  @Test(arguments: ["icons-1", "icons-2", "letters"])
  func `are those on record`(table: String) throws {
    let rows = try #require(Self.tables[table]).split(separator: "\n")
    var lines: [String] = []
    for name in rows.map({ $0.prefix { $0 != " " } }) {
      let outline = try #require(SymbolOutlines.icon(name))
      lines.append(String(name))
      lines.append("  \(SymbolWords.number(outline.width)) wide, \(SymbolWords.path(outline.path))")
    }
    let difference = try RecordedText("outlines-\(table)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `are those on record of letters side by side`() throws {
    var lines: [String] = []
    for text: Substring in ["", "A", "AA", "Aa", "abc", "123", "!!!", "I1", "aä", "ä"] {
      lines.append("“\(text)”")
      let outline = SymbolOutlines.letters(text)
      lines.append(
        outline.map {
          "  \(SymbolWords.number($0.width)) wide, \(SymbolWords.path($0.path))"
        } ?? "  none")
    }
    let difference = try RecordedText("words").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `are read to the steps on record`() throws {
    var lines: [String] = []
    for text: Substring in [
      "m10 20l5-7z", "m10 20l5-7 3 4-2 0zm1 1l2 2z", "m0 0q20 10 40 0zl8 0", "m1 2", "",
      "m3 3l1 1q1 2 3 4 5 6 7 8", "m5 5l100-40-40-100z",
    ] {
      lines.append("“\(text)”")
      lines.append("  \(SymbolWords.steps(of: ShapePath(outline: text)))")
    }
    let difference = try RecordedText("outline-steps").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `have beside them paths of our own with the steps on record`() throws {
    var lines: [String] = []
    for text in [
      "M1 2 H5 V7 L3 4 Z", "M1 2L3 4 5 6 7 8", "M4.6 12 H4.6", "M0 0 C1 2 3 4 5 6 7 8 9 10 11 12",
      "M0 5 A5 5 5 0", "M0 5 A5 5 5 0 A5 5 9.33013 7.5", "M10 5 A5 5 0 5.1", "M5 0 A5 5 0 5 Z",
      "O12 12 9", "E12 12 3 9", "R3 4 10 8 2", "R3 4 10 8 0", "R3 4 10 8 9", "R0 0 8 4 2 O1 1 1",
      "P2 0 0 10 0 10 10 0 10", "P9 0 0 10 0 10 10 0 10", "P1 0 0 10 0 5 8", "K2 0 0 10 0 10 10",
      "K1 0 0 10 0 20 10 20 0 0 20", "K9 0 0 3 0 3 10", "H5 M1 1 V3 H2",
    ] {
      lines.append("“\(text)”")
      lines.append("  \(SymbolWords.steps(of: ShapePath(symbol: text)))")
    }
    let difference = try RecordedText("own-steps").difference(from: lines)
    #expect(difference == nil)
  }
}
