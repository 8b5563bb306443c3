/// A struct whose stored properties declare arguments: a command, or options that several commands
/// share through `@OptionGroup`.
///
/// It is `Codable` so that the compiler writes the code that lists and fills the properties.
/// Nothing is ever encoded to data or decoded from it.
protocol ArgumentGroup: Codable, Sendable {
  /// The heading of the group's options in help, such as `Paragraphs`. The default is `nil`, which
  /// lists them with the command's own options.
  static var heading: String? { get }
  /// Creates the group as declared, before a command line is read.
  init()
}

/// A property of an `ArgumentGroup`, which declares arguments and holds their values.
protocol ArgumentProperty: Codable, Sendable {
  /// Returns the arguments that this property declares.
  ///
  /// - Parameter path: The path of the property, such as `output.format` within a group.
  func declarations(at path: String) -> [ArgumentDeclaration]

  /// Returns the same property with the values from the command line, or its default.
  ///
  /// - Throws: `UsageError` if a required value is missing or a text is not a value of the type.
  func filled(from given: GivenArguments, at path: String) throws -> Self
}

extension ArgumentProperty {
  /// Always fails: a property is created by its declaration, and only copied by `PropertyDecoder`.
  init(from decoder: any Decoder) throws {
    throw PropertyDecoder.Misuse(property: "\(Self.self)")
  }

  /// Adds this property to a `PropertyCollector`.
  func encode(to encoder: any Encoder) throws {
    guard let collector = encoder as? PropertyCollector else {
      throw PropertyDecoder.Misuse(property: "\(Self.self)")
    }
    collector.take(self)
  }
}

extension ArgumentGroup {
  static var heading: String? { nil }

  /// Returns all arguments of the group, in the order of its properties.
  ///
  /// - Parameter path: The start of property paths, such as `general.`; empty at the top level.
  static func declarations(below path: String = "") -> [ArgumentDeclaration] {
    Self().argumentProperties.flatMap { $0.property.declarations(at: path + $0.label) }
  }

  /// Creates the group with values from a command line.
  ///
  /// - Throws: `UsageError` for the first argument that is missing or invalid.
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
