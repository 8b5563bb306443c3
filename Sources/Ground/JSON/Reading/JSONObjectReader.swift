/// Reads the members of an object by name, and collects the problems.
///
/// A missing or wrong member gives `nil` and adds a problem, so that the rest is still read.
///
/// The same calls print a value: `Root` is the value of the object, and `part` the value of a
/// member. An object with a member without `part` can only be read.
public struct JSONObjectReader<Root> {
  private let members: [JSONMember]
  /// The position where the object begins.
  public let position: SourcePosition
  /// The name of the object in messages, for the beginning of a sentence.
  public let subject: String
  /// The problems so far.
  private(set) var kept: JSONReadingProblems
  private var asked: [String] = []
  /// The schema so far, if only that is wanted.
  private var described: JSONSchema.Object?
  /// The printed members so far, if a value is printed.
  private var printed: JSONObject?
  /// The value to print; `nil` if the object only reads, or cannot express the value.
  private var root: Root?
  /// The error that stopped printing.
  private var failure: (any Error)?

  /// - Parameter room: The maximum number of problems to keep.
  init(members: [JSONMember], position: SourcePosition, subject: String, room: Int) {
    self.members = members
    kept = JSONReadingProblems(room: room)
    self.position = position
    self.subject = subject
  }

  /// Reads a member that the object needs; `nil` if it is missing or wrong.
  ///
  /// - Parameters:
  ///   - part: The value to print. If it is `nil`, the object cannot express the value.
  ///   - about: The meaning of the member in a sentence, for people who write one.
  ///   - other: Another member. If it is present, this one may be left out.
  public mutating func required<Value>(
    _ name: String, _ form: JSONForm<Value>, from part: (Root) -> Value? = { _ in nil },
    about: String = "", unless other: String? = nil
  ) -> Value? {
    print(name, form, mayLack: other != nil, part)
    describe(name, form, isRequired: other == nil, about: about)
    if let other {
      describe(anyOf: [.init(having: [name]), .init(having: [other])])
      if has(other) { return member(name).flatMap { read($0, form) } }
    }
    guard let member = member(name) else {
      // `kept` is being changed while the problem is made, so it cannot be made of `self`.
      let subject = subject
      kept.report(
        at: position, .missing(name: name, subject: subject, expected: form.expectation))
      return nil
    }
    return read(member, form)
  }

  /// Reads a member that may be left out; `nil` if it is left out or wrong.
  ///
  /// A `null` does not count as left out. It is wrong unless the form accepts it.
  ///
  /// - Parameters:
  ///   - part: The value to print; `nil` leaves the member out.
  ///   - about: The meaning of the member in a sentence, and of leaving it out.
  public mutating func optional<Value>(
    _ name: String, _ form: JSONForm<Value>, from part: ((Root) -> Value?)? = nil,
    about: String = ""
  ) -> Value? {
    print(name, form, mayLack: part != nil) { part?($0) }
    describe(name, form, isRequired: false, about: about)
    return member(name).flatMap { read($0, form) }
  }

  /// Reads a member, or returns a default value if it is left out or wrong.
  public mutating func optional<Value>(
    _ name: String, _ form: JSONForm<Value>, otherwise other: Value, about: String = ""
  ) -> Value {
    optional(name, form, about: about) ?? other
  }

  /// Reads a member, or returns a default value. Prints the member unless it has that value.
  public mutating func optional<Value: Equatable>(
    _ name: String, _ form: JSONForm<Value>, from part: (Root) -> Value, otherwise other: Value,
    about: String = ""
  ) -> Value {
    withoutActuallyEscaping(part) { part in
      optional(name, form, from: { part($0) == other ? nil : part($0) }, about: about) ?? other
    }
  }

  /// Prints a member that repeats or sums up other members, as a convenience for programs that read
  /// the file. Reading ignores the member, and the schema leaves it out.
  ///
  /// - Parameter part: The value to print; `nil` leaves the member out.
  public mutating func repeats<Value>(
    _ name: String, _ form: JSONForm<Value>, from part: (Root) -> Value?
  ) {
    print(name, form, mayLack: true, part)
  }

  /// Whether nothing was found wrong so far.
  public var isSound: Bool { kept.isEmpty }

  /// Whether the object has a member of that name, read or not.
  public func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Adds a condition for several members to the schema: one of these must hold.
  public mutating func describe(anyOf alternatives: [JSONSchema.Alternative]) {
    described?.alternatives.append(alternatives)
  }

  /// Returns the position of a member's value, or of the object if it has no such member.
  public func position(of name: String) -> SourcePosition {
    members.first { $0.name == name }?.value.position ?? position
  }

  /// Reports a problem that no form can find, such as two members that contradict each other.
  ///
  /// - Parameters:
  ///   - sentences: The problem in one sentence, and the remedy in another.
  ///   - name: The member to point at; by default the object itself.
  public mutating func report(_ sentences: String, at name: String? = nil) {
    kept.report(at: name.map { position(of: $0) } ?? position, .told(sentences))
  }

  /// The member of a name, which then is no longer unknown.
  private mutating func member(_ name: String) -> JSONMember? {
    if !asked.contains(name) { asked.append(name) }
    return members.first { $0.name == name }
  }

  private mutating func read<Value>(_ member: JSONMember, _ form: JSONForm<Value>) -> Value? {
    guard !kept.isCut else { return nil }
    var context = JSONReadingContext(subject: "“\(member.name)”", room: kept.roomLeft)
    let value = form.read(member.value, &context)
    kept.add(context.problems)
    return value
  }

  /// Returns a reader without an object, which collects the schema.
  static func describing() -> JSONObjectReader {
    var reader = JSONObjectReader(members: [], position: .start, subject: "", room: 0)
    reader.described = JSONSchema.Object([])
    return reader
  }

  /// Returns a reader without an object, which prints the members that it is asked for.
  static func printing(_ root: Root) -> JSONObjectReader {
    var reader = JSONObjectReader(members: [], position: .start, subject: "", room: 0)
    reader.root = root
    reader.printed = JSONObject()
    return reader
  }

  /// Returns the printed object; `nil` if it cannot express the value.
  func object() throws -> JSONValue? {
    if let failure { throw failure }
    return root == nil ? nil : printed.map(JSONValue.object)
  }

  private mutating func print<Value>(
    _ name: String, _ form: JSONForm<Value>, mayLack: Bool, _ part: (Root) -> Value?
  ) {
    guard let root, failure == nil else { return }
    do {
      if let value = try part(root).flatMap(form.print) {
        printed?.append(name, value)
      } else if !mayLack {
        self.root = nil
      }
    } catch let error as JSONRepeatedName where error.member == nil {
      failure = JSONRepeatedName(error.name, in: name)
    } catch {
      failure = error
    }
  }

  /// Returns the schema that was collected.
  func description(isClosed: Bool) -> JSONSchema.Object {
    var object = described ?? JSONSchema.Object([])
    object.isClosed = isClosed
    return object
  }

  private mutating func describe<Value>(
    _ name: String, _ form: JSONForm<Value>, isRequired: Bool, about: String
  ) {
    // Looked at first, as the schema is not made where nobody asks for it.
    guard described != nil else { return }
    described?.members.append(
      JSONSchema.Member(name, form.schema, isRequired: isRequired, about: about))
  }

  /// Keeps a problem for each member that was never asked for.
  mutating func reportUnknownNames() {
    let (subject, asked) = (subject, asked)
    for member in members where !asked.contains(member.name) {
      if kept.isCut { return }
      kept.report(
        at: member.namePosition, .unknownName(member.name, subject: subject, known: asked))
    }
  }
}
