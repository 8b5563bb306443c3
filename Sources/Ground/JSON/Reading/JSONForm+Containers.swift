extension JSONForm {
  /// Returns a form for a list of values of one form.
  public static func list<Element>(of form: JSONForm<Element>) -> JSONForm
  where Value == [Element] {
    let expect = { @Sendable in "a list, each element \(form.expectation)" }
    return JSONForm(
      expecting: expect(), describing: { .list(of: form.schema) },
      printing: { values in
        let printed = try values.compactMap(form.print)
        return printed.count == values.count ? .array(printed) : nil
      }
    ) { node, context in
      guard let elements = node.elements else {
        context.reportWrongForm(of: node, expected: expect())
        return nil
      }
      let list = context.subject
      defer { context.subject = list }
      var values: [Element] = []
      for (index, element) in elements.enumerated() {
        if context.problems.isCut { break }
        context.subject = "Value \(index + 1) of \(list.withinSentence)"
        if let value = form.read(element, &context) { values.append(value) }
      }
      return values
    }
  }

  /// Returns a form for values of one form, by names that the file chooses, in order.
  public static func named<Element>(_ form: JSONForm<Element>) -> JSONForm
  where Value == [JSONNamed<Element>] {
    let expect = { @Sendable in "an object with names, each with \(form.expectation)" }
    return JSONForm(
      expecting: expect(), describing: { .map(of: form.schema) },
      printing: { values in
        var object = JSONObject()
        var seen: Set<String> = []
        for value in values {
          guard seen.insert(value.name).inserted else { throw JSONRepeatedName(value.name) }
          guard let printed = try form.print(value.value) else { return nil }
          object.append(value.name, printed)
        }
        return .object(object)
      }
    ) { node, context in
      guard let members = node.members else {
        context.reportWrongForm(of: node, expected: expect())
        return nil
      }
      let object = context.subject
      defer { context.subject = object }
      var values: [JSONNamed<Element>] = []
      for member in members {
        if context.problems.isCut { break }
        context.subject = "“\(member.name)”"
        if let value = form.read(member.value, &context) {
          values.append(JSONNamed(member.name, at: member.namePosition, value: value))
        }
      }
      return values
    }
  }

  /// Returns a form for an object whose members are read and printed by name.
  ///
  /// - Parameters:
  ///   - expectation: The object, for the middle of a sentence: `an object with a style`.
  ///   - ignoringUnknownNames: Whether members that `body` does not ask for are accepted.
  ///   - body: Reads the members; returns `nil` if they make no value. It must always ask for every
  ///     member, because the schema and the printed members follow from its calls, in their order.
  public static func object(
    _ expectation: String, ignoringUnknownNames: Bool = false,
    body: @escaping @Sendable (inout JSONObjectReader<Value>) -> Value?
  ) -> JSONForm {
    let describe: @Sendable () -> JSONSchema = {
      var reader = JSONObjectReader<Value>.describing()
      _ = body(&reader)
      return .object(reader.description(isClosed: !ignoringUnknownNames))
    }
    let print: @Sendable (Value) throws -> JSONValue? = { value in
      var reader = JSONObjectReader.printing(value)
      _ = body(&reader)
      return try reader.object()
    }
    return JSONForm(expecting: expectation, describing: describe, printing: print) {
      node, context in
      guard let members = node.members else {
        context.reportWrongForm(of: node, expected: expectation)
        return nil
      }
      var reader = JSONObjectReader<Value>(
        members: members, position: node.position, subject: context.subject,
        room: context.problems.roomLeft)
      let value = body(&reader)
      if !ignoringUnknownNames { reader.reportUnknownNames() }
      context.problems.add(reader.kept)
      return value
    }
  }

  /// Returns a form that accepts either of two forms. The second one reads a value that is not of
  /// the first one's kind, and prints a value that the first one cannot express.
  ///
  /// - Parameter kind: Returns whether a value, even a wrong one, is meant to be of the first form.
  public static func either(
    _ first: JSONForm, if kind: @escaping @Sendable (JSONNode) -> Bool, or second: JSONForm
  ) -> JSONForm {
    JSONForm(
      expecting: "\(first.expectation), or \(second.expectation)",
      describing: { first.schema.or(second.schema) },
      printing: { try first.print($0) ?? second.print($0) }
    ) { node, context in
      if kind(node) { return first.read(node, &context) }
      let before = context.problems.count
      let value = second.read(node, &context)
      // A value of neither kind is told of both.
      if value == nil, node.members == nil, node.elements == nil {
        context.problems.forget(behind: before)
        context.reportWrongForm(
          of: node, expected: "\(first.expectation), or \(second.expectation)")
      }
      return value
    }
  }

  /// Returns a form that is made when a value is read, for forms that contain themselves.
  ///
  /// Its schema accepts any value, because it would otherwise have no end.
  ///
  /// - Parameter expectation: The expectation, for the middle of a sentence.
  public static func later(
    _ expectation: String, _ form: @escaping @Sendable () -> JSONForm
  ) -> JSONForm {
    JSONForm(
      expecting: expectation, describing: { .anything }, printing: { try form().print($0) }
    ) { node, context in
      form().read(node, &context)
    }
  }

  /// The same form, which also gives the position of its value, for problems that are found later.
  public var placed: JSONForm<JSONPlaced<Value>> {
    JSONForm<JSONPlaced<Value>>(expecting: expectation, describing: describe) { node, context in
      read(node, &context).map { JSONPlaced($0, at: node.position) }
    }
  }

  /// Returns a form that converts the values of this one.
  ///
  /// - Parameter back: Converts a value back; returns `nil` if it cannot. A form without it only
  ///   reads.
  public func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other,
    back: @escaping @Sendable (Other) -> Value? = { _ in nil }
  ) -> JSONForm<Other> {
    JSONForm<Other>(
      expecting: expectation, describing: describe, printing: { try back($0).flatMap(print) }
    ) { node, context in
      read(node, &context).map(make)
    }
  }
}

extension String {
  /// The text for use within a sentence, with “The” or “Value” at its beginning in lower case.
  fileprivate var withinSentence: String {
    hasPrefix("The ") || hasPrefix("Value ") ? prefix(1).lowercased() + dropFirst() : self
  }
}
