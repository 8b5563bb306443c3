import JSON

/// Replaces references to strings of the same file by their texts.
struct AndroidReferences {
  let resources: [AndroidResource]
  private let strings: [String: AndroidResource.Value]
  /// The resolved strings, so that a long chain is followed once.
  private var known: [String: StringTable.Content] = [:]

  init(resources: [AndroidResource]) {
    self.resources = resources
    strings = Dictionary(
      resources.filter { $0.kind == .string }.flatMap { resource in
        resource.values.map { (resource.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the resources with every possible reference replaced.
  mutating func resolved() throws(AndroidStringsError) -> [AndroidResource] {
    var resolved: [AndroidResource] = []
    for resource in resources {
      var values = resource.values
      for index in values.indices {
        values[index].content = try content(of: values[index], in: resource)
      }
      resolved.append(
        AndroidResource(
          kind: resource.kind, name: resource.name, product: resource.product,
          isTranslatable: resource.isTranslatable, position: resource.position, values: values))
    }
    return resolved
  }

  /// Follows references from a value to a text, or to a reference outside the file.
  private mutating func content(
    of value: AndroidResource.Value, in resource: AndroidResource
  ) throws(AndroidStringsError) -> StringTable.Content {
    var content = value.content
    var names: [String] = resource.kind == .string ? [resource.name] : []
    var seen = Set(names)
    while case .reference(let reference) = content, let name = Self.stringName(reference),
      let next = strings[name]
    {
      names.append(name)
      guard seen.insert(name).inserted else {
        let start = names.firstIndex(of: name) ?? 0
        throw AndroidStringsError(
          problem: .circularReference(Array(names[start...])), position: value.position)
      }
      if let end = known[name] {
        content = end
        break
      }
      content = next.content
    }
    for name in names { known[name] = content }
    return content
  }

  private static func stringName(_ reference: String) -> String? {
    reference.hasPrefix("@string/") ? String(reference.dropFirst("@string/".count)) : nil
  }
}
