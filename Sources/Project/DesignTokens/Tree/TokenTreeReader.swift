import JSON

/// Finds the tokens of a file.
///
/// A group that extends another has the other's tokens and groups, and its own over them (Design
/// Tokens Format Module 2025.10, section 6.4). Nothing is copied: a group is read as layers. Each
/// layer is an object of a file, and replaces tokens of the layers before it.
struct TokenTreeReader {
  private let root: JSONNode
  private var source: TokenSource
  private var spelling: TokenSpelling { source.spelling }
  private let themes: TokenThemes?
  private var tokens: [DesignToken] = []
  private var notes: [TokenNote] = []
  private var bare: [String: JSONNode] = [:]
  /// The groups and tokens read so far. A few groups that extend each other twice each could make
  /// billions.
  private var count = 0
  private var isFull = false
  /// The position of the file in the list of files.
  private let index: Int
  /// The groups of the file; made when the first group extends another.
  private var ownGroups: TokenGroups?
  /// The groups of all files.
  private let allGroups: TokenGroups?

  /// The greatest number of groups and tokens to read.
  static let limit = 250_000
  /// The greatest depth of nested groups, including those that they extend.
  static let deepestGroup = 64
  /// The greatest length of a path in bytes. Each token keeps its own, so one long name above many
  /// would fill memory.
  static let longestPath = 1000

  /// - Parameters:
  ///   - themes: The sets to read, if themes were chosen.
  ///   - index: The position of the file in the list of files.
  ///   - groups: The groups of all files, for groups that extend one of another file.
  init(
    root: JSONNode, file: String = "", givesStyles: Bool = true, themes: TokenThemes? = nil,
    index: Int = 0, groups: TokenGroups? = nil
  ) {
    self.root = root
    self.themes = themes
    self.index = index
    allGroups = groups
    source = TokenSource(
      file: file, spelling: TokenSpelling(of: root), givesStyles: givesStyles)
  }

  mutating func read() -> TokenTree {
    if root.members != nil {
      let layer = TokenLayer(node: root, file: index)
      readGroup([layer], at: TokenPath([]), from: root.position, type: nil, within: [])
    } else {
      note(
        .wrongForm(found: root.shortDescription, expected: "an object with tokens"), root.position)
    }
    return TokenTree(tokens: tokens, notes: notes, sets: tokenSets, bare: bare)
  }

  /// The sets of Tokens Studio, the prevailing one first.
  private var tokenSets: [String] {
    let order = root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    if let order { return order.reversed() }
    // Without any word of them, the outermost groups may be sets; more than these never were.
    let names = root.members?.map(\.name).filter { !$0.hasPrefix("$") } ?? []
    return root["$themes"] != nil || names.count <= 64 ? names.reversed() : []
  }

  /// Reads a group of several layers, where each layer replaces tokens of the layers before it.
  private mutating func readGroup(
    _ layers: [TokenLayer], at path: TokenPath, from position: SourcePosition, type: String?,
    within ancestors: Set<TokenLayer.Place>
  ) {
    guard path.names.count <= Self.deepestGroup else {
      return note(.tooLarge(limit: Self.deepestGroup), position, at: path)
    }
    let layers = layers.flatMap { extended($0, at: path, within: ancestors) }
    let type = layers.compactMap { [spelling] in $0.node[spelling.type]?.string }.last ?? type
    let ancestors = ancestors.union(layers.map(\.place))
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
      // What is inherited from another file stands where that is extended.
      let isOwn = child.layers.last?.file == index
      let childPosition = isOwn ? child.position : position
      if let token = child.layers.last?.node, spelling.isToken(token) {
        tokens.append(
          DesignToken(
            source: source, path: childPath, position: childPosition,
            value: token[spelling.value] ?? token,
            ownType: token[spelling.type]?.string, inheritedType: type))
      } else {
        readGroup(
          child.layers, at: childPath, from: childPosition, type: type, within: ancestors)
      }
    }
    let gathered =
      typography(of: children).map { [(path: path, value: $0)] } ?? variants(of: children, at: path)
    for (path, value) in gathered {
      tokens.append(
        DesignToken(
          source: source, path: path, position: position, value: value, ownType: "typography",
          inheritedType: nil, isGathered: true))
    }
    for member in layers.flatMap({ $0.node.members ?? [] }) { keepBare(member, at: path) }
  }

  /// Keeps a value in a group that is not a token.
  private mutating func keepBare(_ member: JSONMember, at path: TokenPath) {
    guard member.value.members == nil, !member.name.hasPrefix("$"), member.name != spelling.type,
      bare.count < Self.limit
    else { return }
    bare[path.appending(member.name).description] = member.value
  }

  /// Returns the typography of a group with a token for each property, such as `size`, `weight` and
  /// `lineHeight`.
  private func typography(of children: [Child]) -> JSONNode? {
    var members: [JSONMember] = []
    var names: Set<String> = []
    for child in children {
      guard let token = child.layers.last?.node, spelling.isToken(token) else { continue }
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

  /// Names of groups that contain single values, not text styles.
  private static let groupsOfValues: Set<String> = [
    "aliases", "font", "fonts", "primitives", "text", "type", "typeface", "typography",
  ]

  /// Returns the typographies of a group with one family and several sizes, such as “Size Small”
  /// and “Size Large”, and perhaps several weights: one for each size and weight.
  private func variants(
    of children: [Child], at path: TokenPath
  ) -> [(path: TokenPath, value: JSONNode)] {
    guard let group = path.names.last, !Self.groupsOfValues.contains(group.lowercased()) else {
      return []
    }
    var common: [JSONMember] = []
    var variants: [String: [JSONMember]] = [:]
    for child in children {
      guard let value = child.layers.last?.node[spelling.value] else { return [] }
      if let name = TypographyName.canonical(child.name) {
        common.append(JSONMember(name, at: child.position, value: value))
      } else if let (property, words) = TypographyName.variant(child.name) {
        variants[property, default: []].append(JSONMember(words, at: child.position, value: value))
      } else {
        return []
      }
    }
    let names = Set(common.map(\.name))
    guard names.contains("fontFamily"), !names.contains("fontSize") else { return [] }
    let weights = names.contains("fontWeight") ? [] : variants["fontWeight"] ?? []
    return (variants["fontSize"] ?? []).flatMap { size in
      let own = common + [JSONMember("fontSize", at: size.namePosition, value: size.value)]
      let both = weights.map { weight in
        let weightMember = JSONMember("fontWeight", at: weight.namePosition, value: weight.value)
        return ("\(size.name) \(weight.name)", own + [weightMember])
      }
      return (both.isEmpty ? [(size.name, own)] : both).map { name, members in
        (path.appending(name), JSONNode(.object(members), at: size.namePosition))
      }
    }
  }

  /// The children of a group under one name.
  private struct Child {
    let name: String
    var position: SourcePosition
    var layers: [TokenLayer]
  }

  /// Returns tokens and groups by name, in the order in which the layers first have them. A token
  /// replaces all earlier ones of its name; a group is added as another layer.
  private func children(of layers: [TokenLayer]) -> [Child] {
    var children: [Child] = []
    var places: [String: Int] = [:]
    for (member, layer) in layers.flatMap(\.children) {
      guard let place = places[member.name] else {
        places[member.name] = children.count
        children.append(
          Child(name: member.name, position: member.namePosition, layers: [layer]))
        continue
      }
      let isOverGroup = !children[place].layers.contains { spelling.isToken($0.node) }
      let isGroup = !spelling.isToken(layer.node)
      children[place].layers =
        isGroup && isOverGroup ? children[place].layers + [layer] : [layer]
      children[place].position = member.namePosition
    }
    return children
  }

  /// Returns a layer after the layers that it extends, the farthest first.
  private mutating func extended(
    _ layer: TokenLayer, at path: TokenPath, within ancestors: Set<TokenLayer.Place>
  ) -> [TokenLayer] {
    var layers = [layer]
    var seen = ancestors.union([layer.place])
    while count + layers.count <= Self.limit, let last = layers.last,
      let reference = last.node["$extends"]
    {
      let spelled = reference.string ?? reference["$ref"]?.string ?? reference.shortDescription
      guard let target = TokenReference(spelling: spelled), let base = group(target.path) else {
        note(.extendsNothing(spelled), reference.position, at: path)
        break
      }
      guard seen.insert(base.place).inserted else {
        note(.extendsItself(spelled), reference.position, at: path)
        break
      }
      layers.append(base)
    }
    return layers.reversed()
  }

  /// Returns the group at a path of names in the file itself, or else in another.
  private mutating func group(_ names: [String]) -> TokenLayer? {
    let own = ownGroups ?? TokenGroups(of: [TokenLayer(node: root, file: index)])
    ownGroups = own
    return own[names] ?? allGroups?[names]
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
