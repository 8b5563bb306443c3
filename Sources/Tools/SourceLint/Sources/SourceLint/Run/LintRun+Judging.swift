extension LintRun {
  /// Applies all rules to files that were read.
  ///
  /// - Parameter places: The path of each file below the folder that was named, by the file's path
  ///   in findings.
  static func judge(
    _ files: [SourceFile], _ interfaces: [InterfaceFile], places: [String: String], jobs: Int
  ) -> LintReport {
    let linter = Linter(files: files, outlets: Outlets(interfaces), places: places)
    let found = onThreads(files, jobs: jobs) { linter.found(in: $0) }
    var byFile: [String: [Found]] = [:]
    for one in onePerPlace(found.joined()) {
      if let file = linter.names.file(of: one.node) { byFile[file.path, default: []].append(one) }
    }
    var report = LintReport(swiftFiles: files.count, interfaceFiles: interfaces.count)
    for file in files {
      let own = byFile[file.path] ?? []
      let hasComments = file.tree.root.children.contains { $0.kind == .comment }
      if own.isEmpty && !hasComments { continue }
      report.findings += findings(own, in: file)
    }
    let rules = InterfaceRules(receivers: linter.receivers)
    for file in interfaces {
      let own = rules.found(in: file)
      if own.isEmpty || linter.isLeftOut(file.path) { continue }
      let lines = SourceLines(SourceBytes.read(file.path, most: 8 << 20) ?? [])
      report.findings += own.map {
        finding($0.rule, $0.isNote, $0.message, at: $0.offset, in: file.path, lines)
      }
    }
    report.findings.sort {
      ($0.path, $0.line, $0.column, $0.rule.rawValue)
        < ($1.path, $1.line, $1.column, $1.rule.rawValue)
    }
    return report
  }

  /// Returns the first finding of each place, but a warning before a note. A helper that several
  /// views use is one finding, where it is declared, and one of them may be a symbol.
  private static func onePerPlace(_ found: some Sequence<Found>) -> [Found] {
    var kept: [Found] = []
    var places: [Node: Int] = [:]
    for one in found {
      if let place = places[one.node] {
        if kept[place].isNote, !one.isNote { kept[place] = one }
      } else {
        places[one.node] = kept.count
        kept.append(one)
      }
    }
    return kept
  }

  private static func findings(_ found: [Found], in file: SourceFile) -> [LintFinding] {
    let lines = SourceLines(SourceBytes.read(file.path, most: 8 << 20) ?? [])
    var exemptions = Exemptions(in: file.tree, lines)
    var findings = found.map { one in
      var finding = finding(
        one.rule, one.isNote, one.message, at: one.node.offset, in: file.path, lines)
      finding.exempted = exemptions.reason(for: one.rule, line: finding.line)
      return finding
    }
    findings += exemptions.faults.map {
      finding(.exemption, false, $0.message, at: $0.offset, in: file.path, lines)
    }
    findings += exemptions.unused.map {
      finding(
        .exemption, true, "This comment switches nothing off. Remove it.", at: $0, in: file.path,
        lines)
    }
    return findings
  }

  private static func finding(
    _ rule: LintRule, _ isNote: Bool, _ message: String, at offset: Int, in path: String,
    _ lines: SourceLines
  ) -> LintFinding {
    let position = lines.position(at: offset)
    return LintFinding(
      rule: rule, isNote: isNote, path: path, line: position.line, column: position.column,
      utf16Column: position.utf16Column, message: message,
      source: lines.text(ofLine: position.line))
  }
}
