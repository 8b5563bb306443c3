public import JSON

/// The reader of `typeproof.json`. The format is JSON with comments and trailing commas.
public enum ProjectFile {
  /// The name of the file.
  public static let name = "typeproof.json"
  /// The maximum size of a file in bytes.
  public static let greatestSize = 8 << 20

  /// Reads a project from the content of a file.
  ///
  /// - Throws: ``ProjectFileError`` with all problems, in the order of the file.
  public static func spec(parsing bytes: [UInt8]) throws(ProjectFileError) -> ProjectSpec {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
    } catch {
      throw .syntax(error)
    }
    do throws(JSONReadingError) {
      return try document.root.read(ProjectForms.project)
    } catch {
      throw .content(error)
    }
  }

  /// Reads which rules of the source linter a file switches off. The rest of the file may be missing or wrong.
  ///
  /// - Throws: ``ProjectFileError`` with the problems of that part.
  public static func lintExemptions(
    parsing bytes: [UInt8]
  ) throws(ProjectFileError) -> [LintExemption] {
    let part: JSONNode?
    do throws(JSONSyntaxError) {
      part = try JSONDocument(parsing: bytes, dialect: .withComments, sizeLimit: greatestSize)
        .root["lint"]
    } catch {
      throw .syntax(error)
    }
    do throws(JSONReadingError) {
      return try part?.read(LintForms.lint) ?? []
    } catch {
      throw .content(error)
    }
  }
}

extension ProjectFile {
  /// The JSON Schema of the file (draft 2020-12), for editors and other tools.
  ///
  /// The schema is generated from the code that reads the file. The reader also refuses problems
  /// that a schema cannot express, such as an unknown sample.
  public static let schema: JSONValue = {
    do {
      return try ProjectForms.project.schema.document(
        title: name, description: "A design system's text, as typeproof draws and judges it.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()

  /// The usual name of a file with this schema, for the settings of an editor.
  public static let schemaName = "typeproof.schema.json"
}

/// A reason why a project file cannot be read.
public enum ProjectFileError: Error, Equatable {
  /// The file is not JSON.
  case syntax(JSONSyntaxError)
  /// Some values of the file are not allowed.
  case content(JSONReadingError)
}

extension ProjectFileError: CustomStringConvertible {
  /// One line for each problem: its position, what is wrong, then what to write instead.
  public var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .content(let error): error.problems.map(\.description).joined(separator: "\n")
    }
  }
}
