/// A struct whose stored properties are declared arguments: a command, or options several commands
/// share through `@OptionGroup`.
///
/// It is `Decodable` so that the compiler writes the code that puts each property in its place;
/// nothing is ever decoded from data. A mirror tells the declarations, which it can read but not
/// write.
protocol ArgumentGroup: Decodable, Sendable {
  /// What help lists the group's options under, such as `Paragraphs`; `nil`, unless declared, to list
  /// them among those of the command that takes them in.
  static var heading: String? { get }
  /// The group as declared, before any command line was read.
  init()
}

/// A property of an `ArgumentGroup`: it declares arguments and takes what was given for them.
protocol ArgumentProperty: Decodable, Sendable {
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
    Mirror(reflecting: self).children.map { child in
      guard let label = child.label, label.first == "_",
        let property = child.value as? any ArgumentProperty
      else {
        preconditionFailure(
          "\(Self.self).\(child.label ?? "?") lacks @Argument, @Option, @Flag or @OptionGroup")
      }
      return (String(label.dropFirst()), property)
    }
  }
}
