package import JSON
package import Snapshots

extension JSONValue {
  /// What the cells of a part were judged by.
  package init(inputs: RunInputs) {
    self = [
      "suite": .string("\(inputs.suite)"), "fonts": .string("\(inputs.fonts)"),
      "goldens": .string("\(inputs.goldens)"), "libraries": .string("\(inputs.libraries)"),
      "program": JSONValue(inputs.program.map { "\($0)" }),
    ]
  }
}

extension JSONForm where Value == RunInputs {
  /// What `JSONValue.init(inputs:)` writes.
  package static var runInputs: JSONForm {
    .object("an object with digests of what a part was judged by", ignoringUnknownNames: true) {
      reader in
      let suite = reader.required("suite", .secureDigest)
      let fonts = reader.required("fonts", .secureDigest)
      let goldens = reader.required("goldens", .secureDigest)
      let libraries = reader.required("libraries", .secureDigest)
      let program = reader.optional("program", .orNull(.secureDigest))
      guard let suite, let fonts, let goldens, let libraries else { return nil }
      return RunInputs(
        suite: suite, fonts: fonts, goldens: goldens, libraries: libraries,
        program: program ?? nil)
    }
  }
}
