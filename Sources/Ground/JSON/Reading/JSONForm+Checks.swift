extension JSONForm {
  /// Returns the form with an additional check.
  ///
  /// - Parameters:
  ///   - expectation: The expectation for the middle of a sentence, in place of the form's own.
  ///   - change: Changes the schema of the form; by default it stays as it is.
  ///   - holds: Returns whether a value passes the check.
  public func checked(
    _ expectation: String,
    describing change: @escaping @Sendable (JSONSchema) -> JSONSchema = { $0 },
    _ holds: @escaping @Sendable (Value) -> Bool
  ) -> JSONForm {
    JSONForm(expecting: expectation, describing: { change(describe()) }, printing: print) {
      node, context in
      let before = context.problems.count
      guard let value = read(node, &context) else { return nil }
      // What is wrong within it is said; the rest of it may be as it must be.
      guard context.problems.count == before else { return value }
      guard holds(value) else {
        context.reportWrongForm(of: node, expected: expectation)
        return nil
      }
      return value
    }
  }

  /// Returns a form for values by names that have a form themselves, such as the names of
  /// categories.
  ///
  /// A name that means the same as an earlier one is reported, even if its spelling differs.
  ///
  /// - Parameter order: Sorts the names for printing.
  public func keyed<Name: Hashable & Sendable, Element>(
    by names: JSONForm<Name>, inOrder order: @escaping @Sendable ([Name]) -> [Name]
  ) -> JSONForm<[Name: Element]> where Value == [JSONNamed<Element>] {
    orderly(by: names).map { pairs in
      Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    } back: { values in
      order(Array(values.keys)).compactMap { name in values[name].map { (name: name, value: $0) } }
    }
  }

  /// Returns the same form as `keyed`, with the values in the order of the file.
  public func orderly<Name: Hashable & Sendable, Element>(
    by names: JSONForm<Name>
  ) -> JSONForm<[(name: Name, value: Element)]> where Value == [JSONNamed<Element>] {
    JSONForm<[(name: Name, value: Element)]>(
      expecting: expectation, describing: { describe().withNames(names.schema) },
      printing: { pairs in
        var named: [JSONNamed<Element>] = []
        for pair in pairs {
          guard case .string(let name)? = try names.print(pair.name) else { return nil }
          named.append(JSONNamed(name, value: pair.value))
        }
        return try print(named)
      }
    ) { node, context in
      guard let values = read(node, &context) else { return nil }
      let object = context.subject
      defer { context.subject = object }
      var found: [(name: Name, value: Element)] = []
      var spellings: [Name: String] = [:]
      for value in values {
        if context.problems.isCut { break }
        context.subject = "The name “\(value.name)”"
        let node = JSONNode(.string(value.name), at: value.namePosition)
        guard let name = names.read(node, &context) else { continue }
        if let earlier = spellings[name] {
          context.problems.report(
            at: value.namePosition,
            .told("“\(earlier)” and “\(value.name)” are the same. Keep one of them."))
        }
        spellings[name] = value.name
        found.append((name, value.value))
      }
      return found
    }
  }
}
