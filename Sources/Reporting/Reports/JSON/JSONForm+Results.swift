public import Audit
import DynamicType
public import JSON
package import Snapshots

extension JSONForm where Value == RunResults {
  /// The JSON form of a run's results.
  ///
  /// - Parameters:
  ///   - groups: The groups of its changes, which are printed and never read.
  ///   - isBrief: Whether layouts of cells are left out when printing.
  ///   - pictureFolder: The folder to print as the one that picture names start from.
  package static func runResults(
    grouped groups: ChangeGroups? = nil, isBrief: Bool = false, pictureFolder: String? = nil
  ) -> JSONForm {
    let cellList = JSONForm<[CellResult]>.list(of: .cellResult()).printed { cells in
      .array(
        try cells.map { cell in
          let numbers = groups?.places[cell.name]?.map { $0 + 1 }
          return try JSONValue(cell, as: .cellResult(numbers: numbers, isBrief: isBrief))
        })
    }
    return .object("the results of a run", ignoringUnknownNames: true) { reader in
      let version = reader.required(
        "schemaVersion", .integer(in: RunResults.schemaVersion...RunResults.schemaVersion),
        from: { _ in RunResults.schemaVersion },
        about: "The version of this format. It grows when a member is removed or changes its "
          + "meaning.")
      reader.repeats("tool", .text) { _ in "typeproof" }
      let toolVersion = reader.required(
        "toolVersion", .text, from: \.toolVersion, about: "The version of typeproof.")
      let suite = reader.required("suite", .cleanName, from: \.suite, about: "The suite.")
      let goldens = reader.required(
        "goldens", .text, from: \.goldens,
        about: "The folder of goldens, as a path in the "
          + "project.")
      let commit = reader.optional(
        "commit", .orNull(.text), from: { .some($0.commit) },
        about:
          "The commit of the goldens; null if they are from the folder.")
      let allowsObsolete = reader.required(
        "allowsObsolete", .truth, from: \.allowsObsolete,
        about: "Whether goldens that no suite declares are accepted.")
      let shard = reader.optional(
        "shard", .orNull(.shard), from: { .some($0.shard) },
        about: "The shard of the suite that was drawn; null for the whole suite.")
      let declared = reader.required(
        "declared", .count, from: \.declaredCount, about: "How many cells the suite declares.")
      reader.repeats("compared", .count, from: \.comparedCount)
      reader.repeats("exitCode", .count, from: \.status.rawValue)
      reader.repeats("counts", .summary, from: \.counts)
      reader.repeats("unchanged", .count, from: \.unchangedCount)
      let plan = reader.optional(
        "plan", .secureDigest, from: \.plan,
        about: "The digest of the plan that divides the suite. Shards of one run have the same.")
      let inputs = reader.optional(
        "inputs", .runInputs, from: \.inputs,
        about: "Digests of the inputs that a shard was judged with. Shards of one run have the "
          + "same."
      )
      let places = reader.optional(
        "places", .list(of: .count), from: \.places,
        about: "The places of a part's ramps in the suite, in the order of its cells.")
      reader.repeats("pictureFolder", .text) { _ in pictureFolder }
      let cells = reader.required(
        "cells", cellList, from: \.cells,
        about: "The cells that were drawn, then obsolete goldens, as the suite lists them.")
      reader.repeats("groups", .summary) { groups?.letteredJSON($0.proofs) }
      reader.repeats("changes", .summary) { _ in groups?.numberedJSON }
      let strays = reader.required(
        "strayFiles", .list(of: .text), from: \.strayFiles,
        about: "Files in the folder of goldens that belong to no cell.")
      let troubles = reader.required(
        "trouble", .list(of: .text), from: \.troubles,
        about: "Problems outside the cells, in sentences.")
      let differences = reader.required(
        "differences", .list(of: .text), from: \.differences,
        about: "Differences outside the cells, in sentences.")
      let check = reader.required(
        "selfCheck", .orNull(.selfCheckResult), from: { .some($0.selfCheck) },
        about: "The result of the self-check; null if there was none.")
      let drift = reader.required(
        "libraryDrift", .list(of: .text), from: \.libraryDrift,
        about: "Libraries with another version than at the recording.")
      let audit = reader.optional(
        "audit", .list(of: .auditFinding), from: \.audit,
        about: "The findings of an audit of the same styles, worst first.")
      let comparison = reader.optional(
        "comparison", .pictureFolders, from: \.comparison,
        about: "How folders of pictures were compared, in a report of typeproof diff.")
      guard version != nil, let suite, let toolVersion, let goldens, let allowsObsolete,
        let declared,
        let cells, let strays, let troubles, let differences, let check, let drift
      else { return nil }
      var seen: Set<SnapshotName> = []
      if let twice = cells.first(where: { !seen.insert($0.name).inserted }) {
        reader.report(
          "The cell \(twice.name.coordinates) occurs twice. Keep one of them.", at: "cells")
      }
      var results = RunResults(
        suite: suite, toolVersion: toolVersion, goldens: goldens, commit: commit ?? nil,
        allowsObsolete: allowsObsolete,
        shard: shard ?? nil, plan: plan, inputs: inputs, declaredCount: declared, cells: cells,
        strayFiles: strays,
        differences: differences, libraryDrift: drift, troubles: troubles, selfCheck: check,
        audit: audit)
      results.places = places
      results.comparison = comparison
      return results
    }
  }
}

extension JSONForm where Value == Shard {
  fileprivate static var shard: JSONForm {
    .object("an object with a part", ignoringUnknownNames: true) { reader in
      let index = reader.required(
        "index", .integer(in: 1...Shard.greatestCount), from: \.index)
      let count = reader.required(
        "count", .integer(in: 1...Shard.greatestCount), from: \.count)
      guard let index, let count else { return nil }
      guard let shard = Shard(index: index, count: count) else {
        reader.report("There is no shard \(index) of \(count). Verify again.", at: "index")
        return nil
      }
      return shard
    }
  }
}

extension JSONForm where Value == SelfCheckResult {
  fileprivate static var selfCheckResult: JSONForm {
    .object("an object with a self-check", ignoringUnknownNames: true) { reader in
      let cell = reader.required("cell", .snapshotName, from: \.cell)
      let known = reader.required("known", .count, from: \.known)
      let missed = reader.required("missed", .list(of: .text), from: \.missed)
      guard let cell, let known, let missed else { return nil }
      return SelfCheckResult(cell: cell, known: known, missed: missed)
    }
  }
}

extension JSONForm where Value == JSONValue {
  /// The JSON form of a member that summarises others. It is printed and never read.
  fileprivate static var summary: JSONForm { JSONForm("a summary", print: { $0 }) { _ in nil } }
}

extension RunResults {
  /// The number of cells of each verdict.
  fileprivate var counts: JSONValue {
    var counts = JSONObject()
    for verdict in CellVerdict.allCases {
      counts.append(verdict.rawValue, .integer(count(of: verdict)))
    }
    counts.append("recorded", .integer(recordedCount))
    counts.append("near", .integer(nearCount))
    return .object(counts)
  }
}

extension ChangeGroups {
  /// The groups, each with its letter, its changes and its cells.
  ///
  /// - Parameter proofs: How far the changes of each cell explain its pixels.
  fileprivate func letteredJSON(_ proofs: [SnapshotName: Proof]) -> JSONValue {
    .array(
      groups.enumerated().map { place, group in
        [
          "letter": .string(ChangeGroup.letter(at: place)),
          "sentence": .string(group.sentence),
          "kinds": .array(group.changes.map { .string($0.kind.rawValue) }),
          "count": .integer(group.cells.count),
          "proved": .integer(group.cells.count { proofs[$0]?.isProved == true }),
          "cells": .array(group.cells.map { .string($0.coordinates) }),
        ]
      })
  }

  /// The changes, each with its number and its cells.
  fileprivate var numberedJSON: JSONValue {
    .array(
      changes.enumerated().map { place, change in
        [
          "number": .integer(place + 1),
          "kind": .string(change.changes[0].kind.rawValue),
          "sentence": .string(change.sentence),
          "count": .integer(change.cells.count),
          "cells": .array(change.cells.map { .string($0.coordinates) }),
        ]
      })
  }
}

extension JSONForm where Value == RunInputs {
  /// The JSON form of the inputs that cells of a shard were judged by.
  package static var runInputs: JSONForm {
    .object("an object with digests of what a part was judged by", ignoringUnknownNames: true) {
      reader in
      let suite = reader.required("suite", .secureDigest, from: \.suite)
      let fonts = reader.required("fonts", .secureDigest, from: \.fonts)
      let goldens = reader.required("goldens", .secureDigest, from: \.goldens)
      let libraries = reader.required("libraries", .secureDigest, from: \.libraries)
      let program = reader.optional(
        "program", .orNull(.secureDigest), from: { .some($0.program) })
      guard let suite, let fonts, let goldens, let libraries else { return nil }
      return RunInputs(
        suite: suite, fonts: fonts, goldens: goldens, libraries: libraries,
        program: program ?? nil)
    }
  }
}

extension JSONForm where Value == AuditFinding {
  /// The JSON form of an audit's finding.
  public static var auditFinding: JSONForm {
    .object("an object with a finding of an audit", ignoringUnknownNames: true) { reader in
      let rule = reader.required(
        "rule", .rawValue, from: \.rule)
      let severity = reader.required(
        "severity", .rawValue, from: \.severity)
      reader.repeats("appleName", .orNull(.text)) { .some($0.rule.appleName) }
      reader.repeats("why", .text, from: \.rule.why)
      let words = reader.required("words", .text, from: \.words)
      let style = reader.required("style", .text, from: \.place.style)
      let categories = reader.required(
        "categories",
        .list(of: .choice(ContentSizeCategory.allCases.map { ($0.shortName, $0) })),
        from: \.place.categories)
      let sample = reader.optional("sample", .text, from: \.place.sample)
      let element = reader.optional("element", .elementName(saysNull: false), from: \.place.element)
      let width = reader.optional("width", .points, from: \.place.width)
      let line = reader.optional("line", .count, from: \.place.line)
      let range = reader.optional("range", .byteRange, from: \.place.range)
      guard let rule, let severity, let words, let style, let categories else { return nil }
      return AuditFinding(
        rule, severity,
        at: AuditFinding.Place(
          style: style, categories: categories, sample: sample, element: element, width: width,
          line: line, range: range), words)
    }
  }
}
