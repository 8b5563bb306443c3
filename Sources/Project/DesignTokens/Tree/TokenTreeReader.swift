import JSON

/// Finds the tokens of a file.
///
/// A group that extends another has that one's tokens and groups, and its own over them (Design Tokens
/// Format Module 2025.10, section 6.4). Nothing is copied: a group is read as layers, each an object of
/// the file, of which the last prevails.
struct TokenTreeReader {
  private let root: JSONNode
  private var source: TokenSource
  private var spelling: TokenSpelling { source.spelling }
  private let themes: TokenThemes?
  private var tokens: [DesignToken] = []
  private var notes: [TokenNote] = []
  /// The groups and tokens read so far. A few groups that extend each other twice each could make
  /// billions.
  private var count = 0
  private var isFull = false
  /// Groups by their names in the file; filled when the first group extends another.
  private var groups: [[String]: JSONNode] = [:]

  /// The most groups and tokens to read.
  static let limit = 100_000
  /// How deep groups may stand in one another, those they extend included.
  static let deepestGroup = 64
  /// The most bytes of a path. Each token keeps its own, so one long name above many would fill memory.
  static let longestPath = 1000

  /// - Parameter themes: The sets to read, where themes were chosen.
  init(root: JSONNode, file: String = "", givesStyles: Bool = true, themes: TokenThemes? = nil) {
    self.root = root
    self.themes = themes
    source = TokenSource(
      file: file, spelling: TokenSpelling(of: root), givesStyles: givesStyles)
  }

  mutating func read() -> TokenTree {
    if root.members != nil {
      readGroup([root], at: TokenPath([]), from: root.position, type: nil, within: [])
    } else {
      note(
        .wrongForm(found: root.shortDescription, expected: "an object with tokens"), root.position)
    }
    return TokenTree(tokens: tokens, notes: notes, sets: tokenSets)
  }

  /// The sets of Tokens Studio, the one that prevails first.
  private var tokenSets: [String] {
    let order = root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    if let order { return order.reversed() }
    // Without any word of them, the outermost groups may be sets; more than these never were.
    let names = root.members?.map(\.name).filter { !$0.hasPrefix("$") } ?? []
    return root["$themes"] != nil || names.count <= 64 ? names.reversed() : []
  }

  /// Reads a group of several layers, the last of which prevails.
  private mutating func readGroup(
    _ layers: [JSONNode], at path: TokenPath, from position: SourcePosition, type: String?,
    within ancestors: Set<Int>
  ) {
    guard path.names.count <= Self.deepestGroup else {
      return note(.tooLarge(limit: Self.deepestGroup), position, at: path)
    }
    let layers = layers.flatMap { extended($0, at: path, within: ancestors) }
    let type = layers.compactMap { [spelling] in $0[spelling.type]?.string }.last ?? type
    let ancestors = ancestors.union(layers.map(\.position.byteOffset))
    count += layers.count
    let children = children(of: layers)
    for child in children {
      if path.names.isEmpty, let themes, root["$themes"] != nil {
        guard let status = themes.status(ofSet: child.name) else { continue }
        source.givesStyles = status == .enabled
      }
      count += 1
      guard count <= Self.limit else {
        if !isFull { note(.tooLarge(limit: Self.limit), child.position, at: path) }
        isFull = true
        return
      }
      let childPath = path.appending(child.name)
      guard childPath.names.reduce(0, { $0 + $1.utf8.count }) <= Self.longestPath else {
        note(.tooLarge(limit: Self.longestPath), child.position, at: path)
        continue
      }
      if let token = child.layers.last, spelling.isToken(token) {
        tokens.append(
          DesignToken(
            source: source, path: childPath, position: child.position,
            value: token[spelling.value] ?? token,
            ownType: token[spelling.type]?.string, inheritedType: type))
      } else {
        readGroup(
          child.layers, at: childPath, from: child.position, type: type, within: ancestors)
      }
    }
    if let value = typography(of: children) {
      tokens.append(
        DesignToken(
          source: source, path: path, position: position, value: value, ownType: "typography",
          inheritedType: nil))
    }
  }

  /// The typography of a group that has a token for each property, as `size`, `weight` and `lineHeight`.
  private func typography(of children: [Child]) -> JSONNode? {
    var members: [JSONMember] = []
    var names: Set<String> = []
    for child in children {
      guard let token = child.layers.last, spelling.isToken(token) else { continue }
      let type = token[spelling.type]?.string
      if type.map(TypographyName.types.contains) ?? false { return nil }
      guard let name = TypographyName.canonical(child.name), type != "color",
        TypographyName.properties.contains(name)
      else { continue }
      members.append(
        JSONMember(name, at: child.position, value: token[spelling.value] ?? token))
      names.insert(name)
    }
    guard names.contains("fontSize"), names.count == members.count,
      !names.isDisjoint(with: ["fontFamily", "fontWeight", "lineHeight"])
    else { return nil }
    return members.first.map { JSONNode(.object(members), at: $0.namePosition) }
  }

  /// What stands in a group under one name.
  private struct Child {
    let name: String
    var position: SourcePosition
    var layers: [JSONNode]
  }

  /// Tokens and groups by name, in the order in which the layers first have them. A token replaces all
  /// that stood there; a group comes over a group.
  private func children(of layers: [JSONNode]) -> [Child] {
    var children: [Child] = []
    var places: [String: Int] = [:]
    for member in layers.flatMap({ $0.members ?? [] })
    where isChild(member) {
      guard let place = places[member.name] else {
        places[member.name] = children.count
        children.append(
          Child(name: member.name, position: member.namePosition, layers: [member.value]))
        continue
      }
      let isOverGroup = !children[place].layers.contains(where: spelling.isToken)
      let isGroup = !spelling.isToken(member.value)
      children[place].layers =
        isGroup && isOverGroup ? children[place].layers + [member.value] : [member.value]
      children[place].position = member.namePosition
    }
    return children
  }

  private func isChild(_ member: JSONMember) -> Bool {
    member.value.members != nil && (!member.name.hasPrefix("$") || member.name == "$root")
  }

  /// A layer behind those that it extends, the farthest first.
  private mutating func extended(
    _ layer: JSONNode, at path: TokenPath, within ancestors: Set<Int>
  ) -> [JSONNode] {
    var layers = [layer]
    var seen = ancestors.union([layer.position.byteOffset])
    while count + layers.count <= Self.limit, let last = layers.last,
      let reference = last["$extends"]
    {
      let spelled = reference.string ?? reference["$ref"]?.string ?? reference.shortDescription
      guard let target = TokenReference(spelling: spelled), let base = group(target.path) else {
        note(.extendsNothing(spelled), reference.position, at: path)
        break
      }
      guard seen.insert(base.position.byteOffset).inserted else {
        note(.extendsItself(spelled), reference.position, at: path)
        break
      }
      layers.append(base)
    }
    return layers.reversed()
  }

  /// The group that a path of names leads to in the file itself.
  private mutating func group(_ names: [String]) -> JSONNode? {
    if groups.isEmpty { collectGroups(in: root, at: []) }
    return groups[names]
  }

  /// Finds all groups once, since looking for each in objects of thousands would take long.
  private mutating func collectGroups(in group: JSONNode, at names: [String]) {
    groups[names] = group
    guard names.count < Self.deepestGroup else { return }
    for member in group.members ?? [] where isChild(member) && !spelling.isToken(member.value) {
      collectGroups(in: member.value, at: names + [member.name])
    }
  }

  private mutating func note(
    _ problem: TokenNote.Problem, _ position: SourcePosition, at path: TokenPath = TokenPath([])
  ) {
    notes.append(
      TokenNote(
        path: path, property: nil, file: source.file, position: position, problem: problem,
        consequence: .tokenLeftOut))
  }
}
