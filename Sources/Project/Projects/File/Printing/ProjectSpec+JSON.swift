import DynamicType
public import JSON
import Snapshots

extension ProjectSpec {
  /// The project as its file says it: in the order in which the file is read, without what holds
  /// anyway. Reading it gives an equal project.
  ///
  /// - Parameter schema: What stands under `$schema`; `nil` for nothing.
  /// - Throws: ``ProjectPrintingError`` where no file can say it.
  public func json(schema: String? = nil) throws(ProjectPrintingError) -> JSONValue {
    let printed: JSONValue
    do {
      printed = try written(schema: schema)
    } catch let error as ProjectPrintingError {
      throw error
    } catch {
      throw .notFinite
    }
    try proveReading(of: printed)
    return printed
  }

  /// Reads what was written: whatever is not said in it, or is refused, shows.
  private func proveReading(of printed: JSONValue) throws(ProjectPrintingError) {
    let read: ProjectSpec
    do throws(ProjectFileError) {
      read = try ProjectFile.spec(parsing: Array(printed.text.utf8))
    } catch {
      switch error {
      case .syntax(let error): throw .refused(["\(error.problem)"])
      case .content(let error): throw .refused(error.problems.map { "\($0.kind)" })
      }
    }
    if read != self { throw .unsayable(parts(unlike: read)) }
  }

  private func written(schema: String?) throws -> JSONValue {
    var file = PrintedObject()
    file.add("$schema", schema)
    file.add("suite", suite, unless: "app") { .string($0) }
    file.add("fonts", try fonts.json)
    try file.add("tokens", tokens, unless: []) { .array(try $0.map { try $0.json }) }
    if !styles.isEmpty || tokens.isEmpty {
      file.add(
        "styles",
        try PrintedObject.named(styles.map { ($0.style.name, try $0.json) }, in: "styles").json)
    }
    file.add(
      "samples",
      try PrintedObject.named(samples.map { ($0.name, try $0.content.json) }, in: "samples").json)
    file.add("matrix", unlessEmpty: try matrix.printed)
    file.add("platform", platform, unless: .iOS) { .string($0.name) }
    file.add("colors", unlessEmpty: printed(colors))
    if let tolerance { file.add("tolerance", try tolerance.json) }
    file.add("exemptions", exemptions, unless: []) { .array($0.map(\.json)) }
    return file.json
  }
}

/// Colours by appearance, in the order of the appearances.
func printed(_ colors: [Appearance: TextColors]) -> PrintedObject {
  var object = PrintedObject()
  for appearance in Appearance.allCases {
    guard let pair = colors[appearance] else { continue }
    object.add(
      appearance.rawValue,
      ["text": .string(pair.text.description), "background": .string(pair.background.description)])
  }
  return object
}

extension ProjectFonts {
  fileprivate var json: JSONValue {
    get throws {
      var fonts = PrintedObject()
      fonts.add("folder", folder, unless: "Fonts") { .string($0) }
      fonts.add(
        "families",
        unlessEmpty: try PrintedObject.named(
          families.map { ($0.name, try $0.json) }, in: "families"))
      fonts.add("system", system.name)
      fonts.add("monospaced", system.monospaced)
      fonts.add("fallback", system.cascade.rules, unless: []) { .array($0.map(\.json)) }
      return fonts.json
    }
  }
}

extension DeclaredFamily {
  fileprivate var json: JSONValue {
    get throws {
      if faces.count == 1, let face = faces.first, face == Face(face.file) {
        return .string(face.file)
      }
      return .array(
        try faces.map { face in
          var printed = PrintedObject()
          printed.add("file", face.file)
          if let weight = face.weight { printed.add("weight", .integer(weight.rawValue)) }
          printed.add("axes", unlessEmpty: try face.axes.printed)
          return printed.json
        })
    }
  }
}

extension FontCascade.Rule {
  fileprivate var json: JSONValue {
    var rule = PrintedObject()
    rule.add("scripts", scripts?.sorted())
    rule.add("language", language)
    rule.add("fonts", fonts)
    return rule.json
  }
}

extension TokenImport {
  fileprivate var json: JSONValue {
    get throws {
      var tokens = PrintedObject()
      tokens.add("file", file)
      let styles = relativeTo.sorted { $0.key < $1.key }.map {
        ($0.key, JSONValue.string($0.value.name))
      }
      tokens.add("relativeTo", unlessEmpty: try PrintedObject.named(styles, in: "tokens"))
      return tokens.json
    }
  }
}
