import Imaging

extension SectionJudgement {
  /// Ink that came or went.
  var ink: [Event] {
    let marks = evidence.marks(least: leastMark)
    var events: [Event] = []
    if evidence.isFarMoved {
      events += pieces(evidence.pieces?.lost ?? [], isNew: false)
      events += pieces(evidence.pieces?.gained ?? [], isNew: true)
      if !events.isEmpty { return events }
    }
    let lost = marks.filter { !$0.isNew }
    let new = marks.filter(\.isNew)
    // Where both happen in one place, a glyph was exchanged.
    let exchanged = lost.filter { mark in new.contains { $0.box.overlapsColumns(of: mark.box) } }
    for mark in marks {
      let isExchanged = exchanged.contains { $0.box.overlapsColumns(of: mark.box) }
      events.append(event(mark, isExchanged: isExchanged))
    }
    return events
  }

  private var leastMark: Double {
    if case .still = evidence.pattern {
      return isAmongEqual ? Threshold.markAmongEqual : Threshold.mark
    }
    return Threshold.markAmongMoved
  }

  private func event(_ mark: InkMark, isExchanged: Bool) -> Event {
    let first = evidence.section.columns.lowerBound
    let ink = kind(width: mark.box.width, height: mark.box.height)
    let cause: Cause =
      isExchanged ? .shape : mark.isNew ? .inkAppeared(ink) : .inkVanished(ink)
    return Event(
      cause: cause, columns: first + mark.box.x..<first + mark.box.maxX,
      rows: mark.box.y..<mark.box.maxY)
  }

  private func pieces(_ pieces: [LinePiece], isNew: Bool) -> [Event] {
    pieces.map { piece in
      let first = evidence.section.columns.lowerBound
      let ink = kind(width: piece.columns.count, height: evidence.section.patch.height)
      return Event(
        cause: isNew ? .inkAppeared(ink) : .inkVanished(ink),
        columns: first + piece.columns.lowerBound..<first + piece.columns.upperBound)
    }
  }

  private func kind(width: Int, height: Int) -> Cause.Ink {
    let line = evidence.section.patch.height - 2
    if width * 5 <= line * 2, height * 5 <= line * 2 { return .mark }
    return width <= line * 6 / 5 ? .glyph : .text
  }

  /// Whether shapes differ more than redrawing would make them.
  var isUnexplained: Bool {
    if isAmongEqual { return evidence.total.difference >= 0.3 && evidence.total.greatest >= 0.1 }
    return evidence.total.fit.residual >= Threshold.residual
      || evidence.section.clusters.contains {
        $0.fit.residual >= Threshold.clusterResidual && $0.sums.difference >= 1
      }
  }
}

extension PixelRect {
  /// Whether both have a column, or columns side by side.
  fileprivate func overlapsColumns(of other: PixelRect) -> Bool {
    x <= other.maxX && other.x <= maxX
  }
}
