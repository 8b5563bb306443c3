public import JSON
import YAML

/// The typography of one or more files of design tokens.
///
/// It reads the Design Tokens Format Module of the W3C's community group (2025.10 and the drafts
/// before it). It also reads exports of Figma and of its plugin Tokens Studio, and the input of
/// Style Dictionary. If a file has `$value` anywhere, its properties begin with `$`. Otherwise they
/// are `value` and `type`.
///
/// References lead to the tokens of all files. If two files have a token of the same path, the
/// later one counts.
public struct DesignTokenFile: Equatable, Sendable {
  /// One file of tokens.
  public struct Source: Sendable {
    /// The name for messages. If it ends in `.yaml` or `.yml`, the content is YAML.
    public let name: String
    /// The content: JSON, JSON5 or YAML in UTF-8.
    public let bytes: [UInt8]
    /// The token set of the file in Tokens Studio; `nil` for none.
    public let set: String?

    /// Creates a source from a file's name and content.
    public init(_ name: String, bytes: [UInt8], set: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.set = set
    }
  }

  /// The typography tokens, in the order of the files. Inherited tokens come before a group's own.
  public let typography: [TypographyToken]
  /// The font sizes without a typography token, each as a text style without a family.
  public let sizes: [TypographyToken]
  /// The problems, in the order of the files. Tokens of other types than typography are mentioned only if a
  /// typography token refers to them.
  public let notes: [TokenNote]
  /// The paths of all tokens of any type, in the order of the files.
  public let paths: [TokenPath]
  /// The number of tokens of any type.
  public var tokenCount: Int { paths.count }

  /// The most bytes of a file that are read unless the caller sets another limit: 16 MiB.
  public static let usualSizeLimit = 16 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file: JSON or JSON5 in UTF-8.
  ///   - sizeLimit: The maximum number of bytes.
  /// - Throws: Why it is not JSON. Other problems are in ``notes``.
  public init(
    parsing bytes: [UInt8], sizeLimit: Int = usualSizeLimit
  ) throws(JSONSyntaxError) {
    let root = try Self.json(bytes, sizeLimit: sizeLimit)
    var reader = TokenTreeReader(root: root)
    self.init(reading: [reader.read()])
  }

  /// Reads files that belong together.
  ///
  /// - Parameters:
  ///   - sources: The files, in the order in which later ones replace earlier ones.
  ///   - themes: The names of themes of Tokens Studio. Only their sets are read; empty for all.
  ///   - themeList: The list of themes, if it is in a separate file.
  ///   - sizeLimit: The maximum number of bytes of each.
  /// - Throws: ``DesignTokenError`` for the first file that cannot be read, or ``UnknownTheme``.
  public init(
    parsing sources: [Source], themes: [String] = [], themeList: [UInt8]? = nil,
    sizeLimit: Int = usualSizeLimit
  ) throws {
    var roots: [(source: Source, root: JSONNode)] = []
    for source in sources {
      roots.append((source, try Self.root(of: source, sizeLimit: sizeLimit)))
    }
    var chosen: TokenThemes?
    if !themes.isEmpty {
      let own = try themeList.map { try Self.json($0, sizeLimit: sizeLimit) }
      let list = own ?? roots.lazy.compactMap { $0.root["$themes"] }.first
      chosen = try TokenThemes(named: themes, in: list)
    }
    // Few files extend groups, so that the groups of all are seldom needed.
    let extends = sources.contains { $0.bytes.firstRange(of: Array("$extends".utf8)) != nil }
    let groups =
      extends
      ? TokenGroups(of: roots.enumerated().map { TokenLayer(node: $1.root, file: $0) }) : nil
    var trees: [TokenTree] = []
    for (index, (source, root)) in roots.enumerated() {
      var givesStyles = true
      if let chosen, let set = source.set {
        guard let status = chosen.status(ofSet: set) else { continue }
        givesStyles = status == .enabled
      }
      var reader = TokenTreeReader(
        root: root, file: source.name, givesStyles: givesStyles, themes: chosen, index: index,
        groups: groups)
      trees.append(reader.read())
    }
    self.init(reading: trees)
  }

  private static func json(_ bytes: [UInt8], sizeLimit: Int) throws(JSONSyntaxError) -> JSONNode {
    try JSONDocument(parsing: bytes, dialect: .json5, sizeLimit: sizeLimit).root
  }

  private static func root(
    of source: Source, sizeLimit: Int
  ) throws(DesignTokenError) -> JSONNode {
    do {
      guard [".yaml", ".yml"].contains(where: source.name.lowercased().hasSuffix) else {
        return try json(source.bytes, sizeLimit: sizeLimit)
      }
      return try YAMLDocument(parsing: source.bytes, sizeLimit: sizeLimit).root
    } catch {
      throw DesignTokenError(file: source.name, problem: "\(error)")
    }
  }

  private init(reading trees: [TokenTree]) {
    let tree = TokenTree(joining: trees)
    var reader = TypographyReader(tree: tree)
    typography = reader.read()
    let files = Dictionary(
      trees.enumerated().compactMap { place, tree in
        (tree.tokens.first?.source.file ?? tree.notes.first?.file).map { ($0, place) }
      },
      uniquingKeysWith: { first, _ in first })
    let notes = (tree.notes + reader.notes).enumerated()
      .sorted { one, other in
        let (left, right) = (one.element, other.element)
        return (files[left.file] ?? 0, left.position.byteOffset, one.offset)
          < (files[right.file] ?? 0, right.position.byteOffset, other.offset)
      }
    self.notes = tree.guessing(notes.map(\.element))
    sizes = reader.sizes()
    paths = tree.tokens.map(\.path)
  }

  /// The problems that lose a token or a property.
  public var unmapped: [TokenNote] { notes.filter { $0.consequence != .assumption } }
}

/// The error for a file of tokens that is neither JSON nor YAML.
public struct DesignTokenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The place and what is wrong, then what to write.
  public let problem: String

  /// The file, the place and the problem, then what to write.
  public var description: String { "\(file), \(problem)" }
}

extension DesignTokenFile {
  /// Reads the order of sets in a `$metadata.json` of Tokens Studio; empty where it has none.
  ///
  /// - Throws: Why it is not JSON.
  public static func setOrder(parsing bytes: [UInt8]) throws(JSONSyntaxError) -> [String] {
    let root = try JSONDocument(parsing: bytes, dialect: .json5, sizeLimit: usualSizeLimit).root
    return root["tokenSetOrder"]?.elements?.compactMap(\.string) ?? []
  }
}

extension TokenTheme {
  /// Reads the themes of a file: of a `$themes.json`, or of a file that has `$themes` beside its tokens.
  ///
  /// - Returns: The themes in their order; none where the file has none.
  /// - Throws: Why it is not JSON.
  public static func all(in bytes: [UInt8]) throws(JSONSyntaxError) -> [TokenTheme] {
    let root = try JSONDocument(
      parsing: bytes, dialect: .json5, sizeLimit: DesignTokenFile.usualSizeLimit
    ).root
    return (root["$themes"] ?? root).elements?.compactMap(TokenTheme.init) ?? []
  }
}
