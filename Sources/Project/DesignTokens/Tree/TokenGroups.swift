import JSON

/// A group or token as one file has it. A group that extends others is read as several layers.
struct TokenLayer {
  /// Its object in the file.
  let node: JSONNode
  /// The file, by its place in the list of files.
  let file: Int

  /// What tells it from all others.
  struct Place: Hashable {
    let file: Int
    let byteOffset: Int
  }

  /// The tokens of a list in which each says its name, as Theo has them.
  private static func named(_ elements: [JSONNode]) -> [JSONMember] {
    elements.compactMap { element in
      guard let name = element["name"]?.string, element["value"] != nil else { return nil }
      return JSONMember(name, at: element.position, value: element)
    }
  }

  var place: Place { Place(file: file, byteOffset: node.position.byteOffset) }

  /// What stands in it, without properties of its own.
  var children: [(member: JSONMember, layer: TokenLayer)] {
    (node.members ?? Self.named(node.elements ?? [])).compactMap { member in
      guard member.value.members != nil || !Self.named(member.value.elements ?? []).isEmpty,
        !member.name.hasPrefix("$") || member.name == "$root"
      else { return nil }
      return (member, TokenLayer(node: member.value, file: file))
    }
  }
}

/// The groups of some files by their names, since looking for each in objects of thousands would take long.
struct TokenGroups {
  private var groups: [[String]: TokenLayer] = [:]

  /// The groups of all files. A later file replaces tokens of an earlier one.
  init(of roots: [TokenLayer]) {
    for root in roots { collect(root, at: [], spelling: TokenSpelling(of: root.node)) }
  }

  /// The group that a path of names leads to.
  subscript(names: [String]) -> TokenLayer? { groups[names] }

  private mutating func collect(
    _ group: TokenLayer, at names: [String], spelling: TokenSpelling
  ) {
    groups[names] = group
    guard names.count < TokenTreeReader.deepestGroup else { return }
    for (member, child) in group.children where !spelling.isToken(child.node) {
      collect(child, at: names + [member.name], spelling: spelling)
    }
  }
}
