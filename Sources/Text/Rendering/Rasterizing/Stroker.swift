import CFreeType

/// Owns a stroker of FreeType's, which turns lines into outlines; y downwards in 64ths of a pixel.
final class Stroker {
  private let library: FreeTypeLibrary
  private let stroker: FT_Stroker
  private let isRound: Bool

  /// Creates a stroker for lines of one look.
  ///
  /// - Parameter radius: Half of the lines' width.
  init(
    radius: Int, cap: ShapeLine.Cap, join: ShapeLine.Join, in library: FreeTypeLibrary
  ) throws(RenderError) {
    var made: FT_Stroker?
    guard FT_Stroker_New(library.handle, &made) == 0, let stroker = made else {
      throw .outOfMemory
    }
    self.library = library
    self.stroker = stroker
    isRound = cap == .round
    let ends: FT_Stroker_LineCap =
      switch cap {
      case .butt: FT_STROKER_LINECAP_BUTT
      case .round: FT_STROKER_LINECAP_ROUND
      case .square: FT_STROKER_LINECAP_SQUARE
      }
    let corners: FT_Stroker_LineJoin =
      switch join {
      case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
      case .round: FT_STROKER_LINEJOIN_ROUND
      case .bevel: FT_STROKER_LINEJOIN_BEVEL
      }
    FT_Stroker_Set(
      stroker, FT_Fixed(radius), ends, corners, FT_Fixed(ShapeLine.miterLimit << 16))
  }

  deinit {
    FT_Stroker_Done(stroker)
  }

  /// Adds a line along a contour.
  ///
  /// A line without length becomes a dot if its ends are round, and nothing otherwise.
  func add(_ contour: DevicePath.Contour) throws(RenderError) {
    var start = Self.vector(contour.start)
    let isDot = !contour.steps.contains { step in
      switch step {
      case .line(let end): end != contour.start
      case .cubic(let first, let second, let end):
        first != contour.start || second != contour.start || end != contour.start
      }
    }
    guard !isDot || isRound else { return }
    try check(FT_Stroker_BeginSubPath(stroker, &start, contour.isClosed && !isDot ? 0 : 1))
    if isDot {
      // A line of no length has no ends either: the shortest there is makes a dot.
      var end = FT_Vector(x: start.x + 1, y: start.y)
      try check(FT_Stroker_LineTo(stroker, &end))
    }
    for step in contour.steps where !isDot {
      switch step {
      case .line(let end):
        var end = Self.vector(end)
        try check(FT_Stroker_LineTo(stroker, &end))
      case .cubic(let first, let second, let end):
        var (first, second, end) = (Self.vector(first), Self.vector(second), Self.vector(end))
        try check(FT_Stroker_CubicTo(stroker, &first, &second, &end))
      }
    }
    try check(FT_Stroker_EndSubPath(stroker))
  }

  /// The outline around all lines.
  func outline() throws(RenderError) -> DeviceOutline {
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    try check(FT_Stroker_GetCounts(stroker, &points, &contours))
    let outline = try DeviceOutline(
      pointCount: Int(points), contourCount: Int(contours), in: library)
    outline.withOutline { FT_Stroker_Export(stroker, &$0) }
    return outline
  }

  private static func vector(_ point: DevicePath.Point) -> FT_Vector {
    FT_Vector(x: point.x, y: -point.y)
  }

  private func check(_ error: FT_Error) throws(RenderError) {
    guard error == 0 else { throw .notStroked(detail: FreeTypeLibrary.describe(error)) }
  }
}
