import DynamicType
public import JSON
import Snapshots

extension ProjectSpec {
  /// Returns the JSON of `typeproof.json` in normal form: members in the order of the reference,
  /// without default values. Reading the text gives an equal project.
  ///
  /// - Parameter schema: The value of `$schema`; `nil` for none.
  /// - Throws: ``ProjectPrintingError`` if the file cannot express the project.
  public func json(schema: String? = nil) throws(ProjectPrintingError) -> JSONValue {
    let printed: JSONValue
    do {
      printed = try written(schema: schema)
    } catch let error as ProjectPrintingError {
      throw error
    } catch let error as JSONRepeatedName {
      throw .sameName(error.name, part: error.member ?? "names")
    } catch {
      throw .notFinite
    }
    try proveReading(of: printed)
    return printed
  }

  /// Checks the printed value by reading it: values that are missing or refused are reported.
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
    guard case .object(let members)? = try ProjectForms.project.json(of: self) else {
      throw ProjectPrintingError.unsayable(["project"])
    }
    guard let schema else { return .object(members) }
    var file: JSONObject = ["$schema": .string(schema)]
    for member in members.members { file.append(member.name, member.value) }
    return .object(file)
  }
}

/// A reason why a project cannot be written as `typeproof.json`.
public enum ProjectPrintingError: Error, Equatable {
  /// Two styles, samples or other members have the same name. `part` names the list.
  case sameName(String, part: String)
  /// A number is infinite or not a number.
  case notFinite
  /// The file would be refused. Each problem is a sentence with its remedy.
  case refused([String])
  /// The file format cannot express some values. Each is given by its path of names.
  case unsayable([String])
}

extension ProjectPrintingError: CustomStringConvertible {
  /// What happened, then what to do, with one problem per line.
  public var description: String {
    switch self {
    case .sameName(let name, let part):
      "Two of the project's \(part) are called “\(name)”. Rename one."
    case .notFinite: "A number of the project is infinite or NaN. Give another number."
    case .refused(let sentences): sentences.joined(separator: "\n")
    case .unsayable(let parts):
      parts.map {
        "\($0): \(ProjectFile.name) cannot express this. Change it, or keep it in Swift."
      }.joined(separator: "\n")
    }
  }
}
