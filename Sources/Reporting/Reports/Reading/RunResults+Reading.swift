import Audit
import DynamicType
public import JSON
import Snapshots

extension RunResults {
  /// How many values results may have: those of a cell that changed take some eleven bytes each, of one
  /// that did not some fourteen.
  public static let greatestValueCount = 16 << 20

  /// Reads what `json()` writes; members of other names are passed over.
  ///
  /// The text may come from anybody: each name of a cell is one that cells can have, and each name of
  /// a picture stays below the folder of the file.
  public init(reading bytes: [UInt8]) throws(RunResultsError) {
    if bytes.isEmpty { throw .empty }
    let root: JSONNode
    do {
      root = try JSONDocument(
        parsing: bytes, sizeLimit: FileTree.greatestFileSize,
        valueLimit: Self.greatestValueCount
      ).root
    } catch {
      throw .syntax(error)
    }
    // Of another form nothing else can be relied on.
    if let node = root["schemaVersion"], case .integer(let version) = node.value,
      version != Self.schemaVersion
    {
      throw version > Self.schemaVersion
        ? .newerSchema(version, at: node.position) : .olderSchema(version, at: node.position)
    }
    do {
      self = try root.read(.runResults)
    } catch {
      throw .form(error)
    }
  }
}

extension RunResults {
  /// What `json()` writes, as a schema (JSON Schema, draft 2020-12).
  ///
  /// It is made of the forms that read a file. Members that only repeat what others say are not in it.
  public static let schema: JSONValue = {
    do {
      return try JSONForm.runResults.schema.document(
        title: "report.json", description: "What a run of typeproof verify came to.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()
}

extension JSONForm where Value == RunResults {
  /// What `json()` writes.
  package static var runResults: JSONForm {
    .object("the results of a run", ignoringUnknownNames: true) { reader in
      let version = reader.required(
        "schemaVersion", .integer(in: RunResults.schemaVersion...RunResults.schemaVersion),
        about: "The version of the form; it grows when a member changes its meaning or goes.")
      let suite = reader.required("suite", .cleanName, about: "The suite.")
      let toolVersion = reader.required("toolVersion", .text, about: "The version of typeproof.")
      let goldens = reader.required(
        "goldens", .text, about: "The folder of goldens, as the project calls it.")
      let commit = reader.optional(
        "commit", .orNull(.text),
        about:
          "The commit that the goldens were taken from; null where they are those of the folder.")
      let allowsObsolete = reader.required(
        "allowsObsolete", .truth,
        about: "Whether goldens that no suite declares leave the exit status alone.")
      let shard = reader.optional(
        "shard", .orNull(.shard),
        about: "The part of the suite that was drawn; null for all of it.")
      let plan = reader.optional(
        "plan", .secureDigest,
        about: "The digest of what a part was shared out by; parts of one run have the same.")
      let inputs = reader.optional(
        "inputs", .runInputs,
        about: "Digests of what the cells of a part were judged by; parts of one run have the same."
      )
      let declared = reader.required(
        "declared", .count, about: "How many cells the suite declares.")
      let cells = reader.required(
        "cells", .list(of: .cellResult),
        about: "The cells that were drawn, and obsolete goldens, in ascending order.")
      let strays = reader.required(
        "strayFiles", .list(of: .text), about: "Files among the goldens that belong to no cell.")
      let troubles = reader.required(
        "trouble", .list(of: .text), about: "What went wrong beside the cells, in sentences.")
      let differences = reader.required(
        "differences", .list(of: .text),
        about: "What is not as recorded beside the cells, in sentences.")
      let check = reader.required(
        "selfCheck", .orNull(.selfCheckResult),
        about: "What became of differences made on purpose; null where none was made.")
      let drift = reader.required(
        "libraryDrift", .list(of: .text),
        about: "Libraries that are of another version than at the recording.")
      let audit = reader.optional(
        "audit", .list(of: .auditFinding),
        about: "What an audit of the same styles found, the worst first.")
      guard version != nil, let suite, let toolVersion, let goldens, let allowsObsolete,
        let declared,
        let cells, let strays, let troubles, let differences, let check, let drift
      else { return nil }
      var seen: Set<SnapshotName> = []
      if let twice = cells.first(where: { !seen.insert($0.name).inserted }) {
        reader.report(
          "The cell \(twice.name.coordinates) is there twice. Keep one of them.", at: "cells")
      }
      return RunResults(
        suite: suite, toolVersion: toolVersion, goldens: goldens, commit: commit ?? nil,
        allowsObsolete: allowsObsolete,
        shard: shard ?? nil, plan: plan, inputs: inputs, declaredCount: declared, cells: cells,
        strayFiles: strays,
        differences: differences, libraryDrift: drift, troubles: troubles, selfCheck: check,
        audit: audit)
    }
  }
}

extension JSONForm where Value == Shard {
  fileprivate static var shard: JSONForm {
    .object("an object with a part", ignoringUnknownNames: true) { reader in
      let count = reader.required("count", .integer(in: 1...Shard.greatestCount))
      let index = reader.required("index", .integer(in: 1...Shard.greatestCount))
      guard let index, let count else { return nil }
      guard let shard = Shard(index: index, count: count) else {
        reader.report("There is no part \(index) of \(count). Verify again.", at: "index")
        return nil
      }
      return shard
    }
  }
}

extension JSONForm where Value == SelfCheckResult {
  fileprivate static var selfCheckResult: JSONForm {
    .object("an object with a self-check", ignoringUnknownNames: true) { reader in
      let cell = reader.required("cell", .snapshotName)
      let known = reader.required("known", .count)
      let missed = reader.required("missed", .list(of: .text))
      guard let cell, let known, let missed else { return nil }
      return SelfCheckResult(cell: cell, known: known, missed: missed)
    }
  }
}

extension JSONForm where Value == AuditFinding {
  fileprivate static var auditFinding: JSONForm {
    .object("an object with a finding of an audit", ignoringUnknownNames: true) { reader in
      let rule = reader.required("rule", .choice(AuditRule.allCases.map { ($0.rawValue, $0) }))
      let severity = reader.required(
        "severity", .choice(AuditSeverity.allCases.map { ($0.rawValue, $0) }))
      let words = reader.required("words", .text)
      let style = reader.required("style", .text)
      let categories = reader.required(
        "categories",
        .list(of: .choice(ContentSizeCategory.allCases.map { ($0.shortName, $0) })))
      let sample = reader.optional("sample", .text)
      let element = reader.optional("element", .elementName)
      let width = reader.optional("width", .points)
      let line = reader.optional("line", .count)
      let range = reader.optional("range", .byteRange)
      guard let rule, let severity, let words, let style, let categories else { return nil }
      return AuditFinding(
        rule, severity,
        at: AuditFinding.Place(
          style: style, categories: categories, sample: sample, element: element, width: width,
          line: line, range: range), words)
    }
  }
}
