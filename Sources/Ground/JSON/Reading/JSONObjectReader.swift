/// Reads the members of an object by their names, and collects what is wrong with them.
///
/// A member that is missing or wrong gives `nil`, with a problem kept, so that the rest is still read.
///
/// The same calls print a value: `Root` is what the object stands for, and `part` what stands under a
/// name. An object with a member that has no `part` is only read.
public struct JSONObjectReader<Root> {
  private let members: [JSONMember]
  /// Where the object begins.
  public let position: SourcePosition
  /// What the object is called in messages, for the beginning of a sentence.
  public let subject: String
  /// What was found wrong so far.
  private(set) var kept: JSONReadingProblems
  private var asked: [String] = []
  /// What is asked for, where only that is of interest.
  private var described: JSONSchema.Object?
  /// What is printed, where a value is.
  private var printed: JSONObject?
  /// What the object stands for, of a reader that prints; `nil` once it cannot express it.
  private var root: Root?
  /// Why printing failed.
  private var failure: (any Error)?

  /// - Parameter room: How many problems are kept.
  init(members: [JSONMember], position: SourcePosition, subject: String, room: Int) {
    self.members = members
    kept = JSONReadingProblems(room: room)
    self.position = position
    self.subject = subject
  }

  /// The value of a member that the object needs; `nil` where it is missing or wrong.
  ///
  /// - Parameters:
  ///   - part: What is printed. Where it is `nil`, the object cannot express the value.
  ///   - about: What it means, in a sentence, for whoever writes one.
  ///   - other: Another member in whose presence this one may be left out.
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

  /// The value of a member that may be left out; `nil` where it is left out or wrong.
  ///
  /// A `null` is no member left out: it is wrong unless the form takes it.
  ///
  /// - Parameters:
  ///   - part: What is printed; `nil` leaves the member out.
  ///   - about: What it means, in a sentence, with what holds where it is left out.
  public mutating func optional<Value>(
    _ name: String, _ form: JSONForm<Value>, from part: ((Root) -> Value?)? = nil,
    about: String = ""
  ) -> Value? {
    print(name, form, mayLack: part != nil) { part?($0) }
    describe(name, form, isRequired: false, about: about)
    return member(name).flatMap { read($0, form) }
  }

  /// The value of a member, or another where the member is left out or wrong.
  public mutating func optional<Value>(
    _ name: String, _ form: JSONForm<Value>, otherwise other: Value, about: String = ""
  ) -> Value {
    optional(name, form, about: about) ?? other
  }

  /// The same, printed unless it is that other value.
  public mutating func optional<Value: Equatable>(
    _ name: String, _ form: JSONForm<Value>, from part: (Root) -> Value, otherwise other: Value,
    about: String = ""
  ) -> Value {
    withoutActuallyEscaping(part) { part in
      optional(name, form, from: { part($0) == other ? nil : part($0) }, about: about) ?? other
    }
  }

  /// Prints a member that repeats or sums up other members, as a convenience for programs that read the file.
  /// Reading ignores the member, and the schema leaves it out.
  ///
  /// - Parameter part: What is printed; `nil` leaves the member out.
  public mutating func repeats<Value>(
    _ name: String, _ form: JSONForm<Value>, from part: (Root) -> Value?
  ) {
    print(name, form, mayLack: true, part)
  }

  /// Whether nothing was found wrong so far.
  public var isSound: Bool { kept.isEmpty }

  /// Whether the object has a member of that name, read or not.
  public func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Says for the schema what has to hold of the members together: one of these.
  public mutating func describe(anyOf alternatives: [JSONSchema.Alternative]) {
    described?.alternatives.append(alternatives)
  }

  /// Where the value of a member begins; the object's own place where it has no such member.
  public func position(of name: String) -> SourcePosition {
    members.first { $0.name == name }?.value.position ?? position
  }

  /// Keeps a problem that no form can see, such as two members that contradict each other.
  ///
  /// - Parameters:
  ///   - sentences: What is wrong, and in another sentence what to do.
  ///   - name: The member to point at; the object itself unless given.
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

  /// A reader of no object at all, which keeps what it is asked for.
  static func describing() -> JSONObjectReader {
    var reader = JSONObjectReader(members: [], position: .start, subject: "", room: 0)
    reader.described = JSONSchema.Object([])
    return reader
  }

  /// A reader of no object at all, which prints what it is asked for.
  static func printing(_ root: Root) -> JSONObjectReader {
    var reader = JSONObjectReader(members: [], position: .start, subject: "", room: 0)
    reader.root = root
    reader.printed = JSONObject()
    return reader
  }

  /// The object that was printed; `nil` where it cannot express the value.
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

  /// What was asked for, of a reader that keeps it.
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
