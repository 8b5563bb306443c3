public import JSON
import Snapshots

extension RunResults {
  /// The version of the JSON. It grows when a member changes its meaning or is removed, but not
  /// when one is added.
  public static let schemaVersion = 4

  /// Returns the results as JSON.
  ///
  /// - Parameters:
  ///   - isBrief: Whether the layouts of cells, which are most of the text, are left out.
  ///   - pictureFolder: The folder that picture names start from; `nil` for the folder of the file
  ///     itself.
  /// - Throws: `JSONNumber.NotFinite`.
  public func json(isBrief: Bool = false, pictureFolder: String? = nil) throws -> JSONValue {
    try JSONValue(
      self, as: .runResults(grouped: groups, isBrief: isBrief, pictureFolder: pictureFolder))
  }

  /// The most values that are read. Text of changed cells has a value for each eleven bytes or so,
  /// text of equal cells for each fourteen.
  public static let greatestValueCount = 16 << 20

  /// Reads what `json()` writes. Members with other names are ignored.
  ///
  /// The text may come from anybody. Names of cells have to be valid, and names of pictures have to
  /// stay below the file's folder.
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
  /// It is made from the forms that read a file. Members that only repeat others are not part of
  /// it.
  public static let schema: JSONValue = {
    do {
      return try JSONForm.runResults().schema.document(
        title: "report.json", description: "The results of a run of typeproof verify.")
    } catch {
      preconditionFailure("a bound of a form is no number: \(error)")
    }
  }()
}
