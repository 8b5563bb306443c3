import Glibc

/// Reads the files of a folder, and judges them.
public struct LintRun {
  public init() {}

  public static func trial(_ root: String, _ paths: [String]) {
    var files: [SourceFile] = []
    for path in paths {
      guard let bytes = SourceBytes.read("\(root)/\(path)") else { continue }
      files.append(SourceFile(path: path, tree: SourceTree.parsing(bytes).tree))
    }
    let linter = Linter(files: files, outlets: Outlets())
    var seen: Set<Node> = []
    for file in files {
      for found in linter.found(in: file) where !found.isNote {
        guard seen.insert(found.node).inserted, let place = linter.names.file(of: found.node) else { continue }
        let bytes = SourceBytes.read("\(root)/\(place.path)") ?? []
        let line = bytes[..<min(found.node.offset, bytes.count)].count { $0 == 10 } + 1
        print("\(place.path)\t\(line)\t\(found.rule.rawValue)\t\(found.message)")
      }
    }
  }
}

enum SourceBytes {
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
