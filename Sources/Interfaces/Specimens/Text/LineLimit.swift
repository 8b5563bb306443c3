extension View {
  /// The most lines of a text; `nil` for any number, and 0 or less is 1.
  public func lineLimit(_ limit: Int?) -> some View { lines(from: 0, to: limit) }

  /// The most lines of a text, whose room it takes although it needs fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : 0, to: limit)
  }

  /// The most lines of a text, and how many it takes the room of at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, to: limit.upperBound)
  }

  /// How many lines a text takes the room of at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, to: nil)
  }

  /// The most lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: 0, to: limit.upperBound)
  }

  private func lines(from least: Int, to most: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = most.map { max(1, $0) }
      // Beyond what any screen shows, more lines would only take longer.
      $0.reservedLines = min(max(0, least), 1000)
    }
  }
}
