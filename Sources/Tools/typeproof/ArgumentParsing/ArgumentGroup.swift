/// A struct whose stored properties are declared arguments: a command, or options several commands
/// share through `@OptionGroup`.
///
/// It is `Codable` so that the compiler writes the code that hands out each property and puts each in its
/// place; nothing is ever encoded to data or decoded from it.
protocol ArgumentGroup: Codable, Sendable {
  /// What help lists the group's options under, such as `Paragraphs`; `nil`, unless declared, to list
  /// them among those of the command that takes them in.
  static var heading: String? { get }
  /// The group as declared, before any command line was read.
  init()
}

/// A property of an `ArgumentGroup`: it declares arguments and takes what was given for them.
protocol ArgumentProperty: Codable, Sendable {
  /// The arguments this property declares.
  ///
  /// - Parameter path: Where the property stands, such as `output.format` within a group.
  func declarations(at path: String) -> [ArgumentDeclaration]

  /// The same property holding what was given on the command line, else its default.
  ///
  /// - Throws: `UsageError` when something needed is absent or a text is no value of the type.
  func filled(from given: GivenArguments, at path: String) throws -> Self
}

extension ArgumentProperty {
  /// Refuses: a property is made by its declaration, and only copied by `PropertyDecoder`.
  init(from decoder: any Decoder) throws {
    throw PropertyDecoder.Misuse(property: "\(Self.self)")
  }

  /// Hands itself to a `PropertyCollector`.
  func encode(to encoder: any Encoder) throws {
    guard let collector = encoder as? PropertyCollector else {
      throw PropertyDecoder.Misuse(property: "\(Self.self)")
    }
    collector.take(self)
  }
}

extension ArgumentGroup {
  static var heading: String? { nil }

  /// Every argument of the group in the order of its properties.
  ///
  /// - Parameter path: What property paths begin with, such as `general.`; empty at the top.
  static func declarations(below path: String = "") -> [ArgumentDeclaration] {
    Self().argumentProperties.flatMap { $0.property.declarations(at: path + $0.label) }
  }

  /// The group with its properties filled from a command line.
  ///
  /// - Throws: `UsageError` for the first argument that is absent or not understood.
  init(given: GivenArguments, below path: String = "") throws {
    var filled: [String: any ArgumentProperty] = [:]
    for (label, property) in Self().argumentProperties {
      filled[label] = try property.filled(from: given, at: path + label)
    }
    try self.init(from: PropertyDecoder(properties: filled))
  }

  private var argumentProperties: [(label: String, property: any ArgumentProperty)] {
    let collector = PropertyCollector()
    do {
      try encode(to: collector)
    } catch {
      preconditionFailure("\(Self.self): \(error)")
    }
    return collector.properties
  }
}
