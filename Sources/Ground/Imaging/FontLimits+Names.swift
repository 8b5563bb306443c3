extension FontLimits {
  /// What each limit is called where people name it, as on a command line.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The most bytes of a file.
    case fileSize = "font-size"
    /// The most bytes of all files that are read.
    case totalSize = "fonts-size"
    /// The most faces of a collection.
    case faces = "font-faces"
    /// The most tables of a face.
    case tables = "font-tables"
    /// The most axes of a variable font.
    case axes = "font-axes"
    /// The most places with names of a variable font, those of all its faces together.
    case namedInstances = "font-instances"
    /// The most points of an outline.
    case points = "glyph-points"
    /// The most glyphs that a glyph is made of.
    case parts = "glyph-parts"
    /// How deep the parts of a glyph may nest.
    case partDepth = "glyph-depth"
    /// The most pixels of a picture that a font has for a glyph.
    case picturePixels = "glyph-picture-pixels"
    /// The most bytes that such a picture has beside its pixels.
    case pictureExtraSize = "glyph-picture-extra"

    /// What a limit may be set to. FreeType and the tables themselves count no further; the nesting of
    /// parts is followed by functions that call themselves.
    public var range: ClosedRange<Int> {
      switch self {
      case .fileSize: 1...512 << 20
      case .totalSize: 1...64 << 30
      case .faces, .tables, .axes, .namedInstances, .points, .parts: 1...65_535
      case .partDepth: 1...256
      case .picturePixels, .pictureExtraSize: 1...64 << 20
      }
    }

    /// How to allow more, for the end of a message about a file that has more.
    public var remedy: String { "if you trust the file, allow more with --limit \(rawValue)=N" }
  }

  /// The limit of a name.
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
