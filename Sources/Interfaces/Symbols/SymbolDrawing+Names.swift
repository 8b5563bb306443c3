import DynamicType
import Rendering

extension SymbolDrawing {
  /// A row of ``SymbolNames``.
  struct Row: Sendable {
    let isDirectional: Bool
    /// The shape of the name, and the one of its `.fill`.
    let shapes: [Substring]
  }

  /// The rows of ``SymbolNames`` by their names.
  static let rows: [String: Row] = SymbolNames.table.split { $0 == "\n" || $0 == "," }
    .reduce(into: [:]) { rows, line in
      let words = line.split(separator: " ")
      guard let first = words.first else { return }
      let isDirectional = first.hasPrefix(">")
      rows[String(isDirectional ? first.dropFirst() : first)] = Row(
        isDirectional: isDirectional, shapes: Array(words.dropFirst()))
    }

  /// Creates the drawing of a name, or returns `nil`.
  ///
  /// A name is looked up as it is. If it is missing, rules make the drawing from others. The rules
  /// cover `.fill` of a silhouette or a shape, `.slash`, a shape around a symbol such as
  /// `.circle.fill`, and badges such as `.badge.plus`.
  init?(named name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !words.contains(where: \.isEmpty), let drawing = Self.drawing(of: words[...]) else {
      return nil
    }
    self = drawing
  }

  private typealias Words = ArraySlice<Substring>

  private static func drawing(of words: Words) -> SymbolDrawing? {
    if let drawing = plain(words.joined(separator: ".")) { return drawing }
    return words.last == "fill" ? filled(words.dropLast()) : made(of: words, isFilled: false)
  }

  /// The drawing of a name that is made of others.
  private static func made(of words: Words, isFilled: Bool) -> SymbolDrawing? {
    if let place = words.lastIndex(of: "badge") {
      return badge(on: words[..<place], words[(place + 1)...], isFilled: isFilled)
    }
    guard words.count > 1, let last = words.last else { return nil }
    let rest = words.dropLast()
    if let enclosure = SymbolEnclosure.all[String(last)], let symbol = enclosed(rest) {
      return enclosure.drawing(holding: symbol, isFilled: isFilled)
    }
    guard last == "slash" else { return nil }
    return (isFilled ? filled(rest) : drawing(of: rest))?.slashed
  }

  /// The drawing of a name that is in a table.
  private static func plain(_ name: String) -> SymbolDrawing? {
    if let drawing = own[name] { return drawing }
    if let row = rows[name], let shape = row.shapes.first {
      return drawing(of: shape, isFilled: false, isDirectional: row.isDirectional)
    }
    return SymbolEnclosure.all[name]?.drawing(isFilled: false)
  }

  /// Returns the drawing of a name with `.fill`, made from the parts of the name without it.
  private static func filled(_ words: Words) -> SymbolDrawing? {
    let name = words.joined(separator: ".")
    if let drawing = plain("\(name).fill") ?? own[name]?.solid { return drawing }
    if let row = rows[name], let shape = row.shapes.last {
      return drawing(of: shape, isFilled: true, isDirectional: row.isDirectional)
    }
    return SymbolEnclosure.all[name]?.drawing(isFilled: true) ?? made(of: words, isFilled: true)
  }

  /// Returns the symbol inside a shape: a letter, a number, or a symbol. Its filled variant is used
  /// if there is one, because it is easier to see.
  private static func enclosed(_ words: Words) -> SymbolDrawing? {
    if words.count == 1, let word = words.first, word.count <= 2,
      word.allSatisfy(\.isNumber) || word.count == 1,
      let outline = SymbolOutlines.letters(Substring(word.uppercased()))
    {
      return SymbolDrawing(width: outline.width, .grown(outline.path))
    }
    return words.last == "fill" ? drawing(of: words) : filled(words) ?? drawing(of: words)
  }

  private static func badge(
    on base: Words, _ badge: Words, isFilled: Bool
  ) -> SymbolDrawing? {
    guard !base.isEmpty,
      let symbol = isFilled ? filled(base) : drawing(of: base)
    else { return nil }
    guard let name = badge.first else { return symbol.badged(nil) }
    let marks = [
      "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
    ]
    let words =
      marks.contains(String(name)) && badge.count == 1 ? badge + ["circle", "fill"] : badge
    guard let badge = drawing(of: words) else { return nil }
    return symbol.badged(badge)
  }

  /// A shape of ``SymbolNames``.
  private static func drawing(
    of shape: Substring, isFilled: Bool, isDirectional: Bool
  ) -> SymbolDrawing? {
    let isSilhouette = shape.hasPrefix("~")
    let isText = shape.hasPrefix("\"")
    let rest = isSilhouette || isText ? shape.dropFirst() : shape
    let name = isText ? rest : rest.prefix { $0 != "/" && $0 != "^" }
    guard let outline = isText ? SymbolOutlines.letters(name) : SymbolOutlines.icon(name) else {
      return nil
    }
    var drawing = SymbolDrawing(
      width: outline.width, isDirectional: isDirectional,
      pieces: isSilhouette && !isFilled
        ? Piece.contours(of: outline.path) : [Piece.grown(outline.path)])
    for mark in rest.dropFirst(name.count) {
      drawing = mark == "/" ? drawing.mirrored : drawing.turnedInOwnWidth
    }
    return drawing
  }

  /// The drawing after a quarter of a turn, with the usual space on both sides.
  private var turnedInOwnWidth: SymbolDrawing {
    var drawing = turned(1)
    let ink = drawing.inkBounds
    let margin = Points(2.1)
    drawing.width = (ink.width + margin * 2).value
    return drawing.moved { ShapePath.Point(x: $0.x - ink.x + margin, y: $0.y) }
  }

  /// The drawing with its closed lines filled; `nil` if it has none.
  private var solid: SymbolDrawing? {
    // Only the first piece: what stands in it is cut out.
    guard let first = pieces.first, !first.isFilled, first.extra != nil,
      first.path.elements.last == .close, !first.path.elements.isEmpty
    else { return nil }
    var drawing = self
    drawing.pieces[0].isFilled = true
    for index in pieces.indices.dropFirst() where isInside(pieces[index]) {
      drawing.pieces[index].isCutOut.toggle()
    }
    return drawing
  }

  private func isInside(_ piece: Piece) -> Bool {
    guard let outer = pieces[0].path.bounds, let inner = piece.path.bounds else { return false }
    return inner.x >= outer.x && inner.maxX <= outer.maxX && inner.y >= outer.y
      && inner.maxY <= outer.maxY
  }
}

extension SymbolDrawing.Piece {
  /// An outline whose lines follow the weight of the symbol.
  fileprivate static func grown(_ path: ShapePath) -> Self {
    Self(path: path, isFilled: true, stem: SymbolDrawing.regularLine)
  }

  /// Returns a silhouette as a line inside its edge, in regular weight, with its gaps as ink.
  fileprivate static func contours(of path: ShapePath) -> [Self] {
    let contours = path.contours
    guard let box = path.bounds,
      let widest = contours.max(by: { abs($0.area) < abs($1.area) })
    else { return [Self(path: path, extra: 0)] }
    let isOuter = { (area: Double) in (area < 0) == (widest.area < 0) }
    let holes = contours.filter { !isOuter($0.area) }
    let (outer, inner) = contours.reduce(into: (ShapePath(), ShapePath())) { parts, contour in
      if isOuter(contour.area), !holes.contains(where: { $0.encloses(contour) }) {
        parts.0.elements += contour.path.elements
      } else {
        parts.1.elements += contour.path.elements
      }
    }
    let line = Points(SymbolDrawing.regularLine)
    let (scaleX, scaleY) = (
      (box.width - line).value / box.width.value, (box.height - line).value / box.height.value
    )
    let (x, y) = (box.x + box.width * 0.5, box.y + box.height * 0.5)
    let around = outer.transformed {
      ShapePath.Point(x: x + ($0.x - x) * scaleX, y: y + ($0.y - y) * scaleY)
    }
    return [Self(path: around, extra: 0)]
      + (inner.elements.isEmpty
        ? [] : [Self(path: inner, isFilled: true, stem: SymbolDrawing.regularLine)])
  }
}

/// A single contour.
private struct Contour {
  let path: ShapePath
  /// The approximate area, calculated from the ends of the steps. Its sign gives the direction.
  let area: Double

  init(_ elements: [ShapePath.Element]) {
    path = ShapePath(elements)
    let ends = elements.compactMap { element -> ShapePath.Point? in
      switch element {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
    area = zip(ends, ends.dropFirst() + ends.prefix(1)).reduce(0) { sum, side in
      sum + (side.0.x.value * side.1.y.value - side.1.x.value * side.0.y.value) / 2
    }
  }

  /// Returns whether the box of another contour is inside this one's box.
  func encloses(_ other: Contour) -> Bool {
    guard let outer = path.bounds, let inner = other.path.bounds else { return false }
    return inner.x >= outer.x && inner.maxX <= outer.maxX && inner.y >= outer.y
      && inner.maxY <= outer.maxY
  }
}

extension ShapePath {
  fileprivate var contours: [Contour] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours.map(Contour.init)
  }
}
