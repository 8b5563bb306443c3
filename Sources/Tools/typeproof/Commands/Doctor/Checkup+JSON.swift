import ImageDiff
import JSON
import Snapshots

extension Checkup {
  /// The checkup as JSON, version 1 of its form.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "version": .string(BuildVersions.typeproof),
      "swift": .string(BuildVersions.swift),
      "libraries": .object(libraries),
      "fontsFolder": JSONValue(project?.fonts),
      "fonts": .array(
        fonts.files.map { file in
          ["file": .string(file.path), "digest": .string(file.digest.description)]
        }),
      "snapshotsFolder": JSONValue(project?.snapshots),
      "canWriteSnapshots": writing.map { writing in
        .bool(writing == .allowed || writing == .noFolder(mayBeMade: true))
      } ?? .null,
      "suites": .array(
        suites.map { suite in
          [
            "name": .string(suite.name),
            "drift": .array(suite.drift.map(JSONValue.string)),
            "trouble": .array(suite.trouble.map(JSONValue.string)),
            "unclaimed": .integer(suite.unclaimed),
          ]
        }),
      "trouble": .array(trouble.map(JSONValue.string)),
      "exitStatus": .integer(Int(exitCode.rawValue)),
    ]
  }

  /// The versions of all libraries, and the edition of the size table.
  private var libraries: JSONObject {
    var libraries = JSONObject()
    for part in fingerprint.parts { libraries.append(part.name, .string(part.version)) }
    for library in BuildVersions.fileLibraries {
      libraries.append(library.name, .string(library.version))
    }
    return libraries
  }
}
