/// Declares a positional argument: `@Argument("The size in points.") var size: Int`.
///
/// An optional or an array may be left out. An array takes all arguments that follow, so it comes
/// last.
@propertyWrapper struct Argument<Value: Sendable>: ArgumentProperty {
  private let shape: ArgumentShape<Value>

  /// The value from the command line, or the default.
  var wrappedValue: Value { shape.settledValue }

  func declarations(at path: String) -> [ArgumentDeclaration] {
    [shape.declaration(at: path, role: .positional)]
  }

  func filled(from given: GivenArguments, at path: String) throws -> Self {
    Self(shape: try shape.filled(from: given, at: path, role: .positional))
  }

  private init(shape: ArgumentShape<Value>) { self.shape = shape }
}

extension Argument where Value: ArgumentValue {
  /// Declares an argument that is required.
  init(
    _ help: String, name: String? = nil, completion: ArgumentDeclaration.Completion = .nothing
  ) {
    self.init(
      shape: .single(
        default: nil, ArgumentWords(help: help, name: name, completion: completion)))
  }

  /// Declares an argument with a default: the value that the property is declared with.
  init(
    wrappedValue: Value, _ help: String, name: String? = nil,
    completion: ArgumentDeclaration.Completion = .nothing
  ) {
    self.init(
      shape: .single(
        default: wrappedValue, ArgumentWords(help: help, name: name, completion: completion)))
  }
}

extension Argument {
  /// Declares an argument that may be left out.
  init<Wrapped: ArgumentValue>(
    _ help: String, name: String? = nil, completion: ArgumentDeclaration.Completion = .nothing
  ) where Value == Wrapped? {
    self.init(
      shape: .optional(ArgumentWords(help: help, name: name, completion: completion)))
  }

  /// Declares an argument that may be given any number of times.
  init<Element: ArgumentValue>(
    _ help: String, name: String? = nil, completion: ArgumentDeclaration.Completion = .nothing
  ) where Value == [Element] {
    self.init(
      shape: .repeated(ArgumentWords(help: help, name: name, completion: completion)))
  }
}
