public import JSON
import Snapshots

extension RunResults {
  /// The version of the form; it grows when a member changes its meaning or goes, and not when one is
  /// added.
  public static let schemaVersion = 4

  /// The results for machines.
  ///
  /// - Parameters:
  ///   - isBrief: Whether the layouts of cells are left out, which are most of the text.
  ///   - pictureFolder: The folder that the pictures' names start from; `nil` for the one that the
  ///     text itself lies in.
  /// - Throws: `JSONNumber.NotFinite`.
  public func json(isBrief: Bool = false, pictureFolder: String? = nil) throws -> JSONValue {
    try JSONValue(
      self, as: .runResults(grouped: groups, isBrief: isBrief, pictureFolder: pictureFolder))
  }

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
      self = try root.read(.runResults())
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
      return try JSONForm.runResults().schema.document(
        title: "report.json", description: "The results of a run of typeproof verify.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()
}
