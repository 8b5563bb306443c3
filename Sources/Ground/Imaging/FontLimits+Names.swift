extension FontLimits {
  /// The names of the limits, for example for command-line options.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The maximum size of a file in bytes.
    case fileSize = "font-size"
    /// The maximum total size of all files in bytes.
    case totalSize = "fonts-size"
    /// The maximum number of faces of a collection.
    case faces = "font-faces"
    /// The maximum number of tables of a face.
    case tables = "font-tables"
    /// The maximum number of axes of a variable font.
    case axes = "font-axes"
    /// The maximum number of named instances of a variable font, over all its faces.
    case namedInstances = "font-instances"
    /// The maximum number of points of an outline.
    case points = "glyph-points"
    /// The maximum number of components of a glyph.
    case parts = "glyph-parts"
    /// The maximum depth of nested components.
    case partDepth = "glyph-depth"
    /// The maximum number of pixels of a glyph's picture.
    case picturePixels = "glyph-picture-pixels"
    /// The maximum number of bytes that such a picture has in addition to its pixels.
    case pictureExtraSize = "glyph-picture-extra"

    /// The values that a limit can have. FreeType and the font tables cannot count higher, and
    /// nested components are processed recursively.
    public var range: ClosedRange<Int> {
      switch self {
      case .fileSize: 1...512 << 20
      case .totalSize: 1...64 << 30
      case .faces, .tables, .axes, .namedInstances, .points, .parts: 1...65_535
      case .partDepth: 1...256
      case .picturePixels, .pictureExtraSize: 1...64 << 20
      }
    }

    /// A sentence that says how to raise the limit, for the end of a message.
    public var remedy: String { "if you trust the file, allow more with --limit \(rawValue)=N" }
  }

  /// The limit with a name.
  public subscript(name: Name) -> Int {
    get { self[keyPath: Self.path(of: name)] }
    set { self[keyPath: Self.path(of: name)] = newValue }
  }

  private static func path(of name: Name) -> WritableKeyPath<FontLimits, Int> {
    switch name {
    case .fileSize: \.fileSize
    case .totalSize: \.totalSize
    case .faces: \.faces
    case .tables: \.tables
    case .axes: \.axes
    case .namedInstances: \.namedInstances
    case .points: \.points
    case .parts: \.parts
    case .partDepth: \.partDepth
    case .picturePixels: \.picturePixels
    case .pictureExtraSize: \.pictureExtraSize
    }
  }
}
