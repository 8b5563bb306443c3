import JSON

/// A group or token as one file has it. A group that extends others is read as several layers.
struct TokenLayer {
  /// The group's object in the file.
  let node: JSONNode
  /// The file, by its position in the list of files.
  let file: Int

  /// Identifies a layer among all others.
  struct Place: Hashable {
    let file: Int
    let byteOffset: Int
  }

  /// Returns the tokens of a list in which each has its name as a property, as in Theo.
  private static func named(_ elements: [JSONNode]) -> [JSONMember] {
    elements.compactMap { element in
      guard let name = element["name"]?.string, element["value"] != nil else { return nil }
      return JSONMember(name, at: element.position, value: element)
    }
  }

  var place: Place { Place(file: file, byteOffset: node.position.byteOffset) }

  /// The children of the group, without its own properties.
  var children: [(member: JSONMember, layer: TokenLayer)] {
    (node.members ?? Self.named(node.elements ?? [])).compactMap { member in
      guard member.value.members != nil || !Self.named(member.value.elements ?? []).isEmpty,
        !member.name.hasPrefix("$") || member.name == "$root"
      else { return nil }
      return (member, TokenLayer(node: member.value, file: file))
    }
  }
}

/// The groups of some files by their names, as a search in objects of thousands would be slow.
struct TokenGroups {
  private var groups: [[String]: TokenLayer] = [:]

  /// The groups of all files. A later file replaces tokens of an earlier one.
  init(of roots: [TokenLayer]) {
    for root in roots { collect(root, at: [], spelling: TokenSpelling(of: root.node)) }
  }

  /// Returns the group at a path of names.
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
