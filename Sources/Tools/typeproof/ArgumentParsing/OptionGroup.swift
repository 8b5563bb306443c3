/// Takes in arguments declared elsewhere, so that several commands share them:
/// `@OptionGroup var selection: SelectionOptions`.
@propertyWrapper struct OptionGroup<Group: ArgumentGroup>: ArgumentProperty {
  /// The shared arguments as given.
  let wrappedValue: Group

  init() { wrappedValue = Group() }

  private init(_ group: Group) { wrappedValue = group }

  func declarations(at path: String) -> [ArgumentDeclaration] {
    Group.declarations(below: path + ".").map { declaration in
      var declaration = declaration
      declaration.heading = declaration.heading ?? Group.heading
      return declaration
    }
  }

  func filled(from given: GivenArguments, at path: String) throws -> Self {
    Self(try Group(given: given, below: path + "."))
  }
}
