/// Why something cannot be measured.
enum BenchError: Error, Equatable, CustomStringConvertible {
  case usage
  case nothingMatches
  case notAsRecorded(String)
  case notWhole(String)
  case noProcess(String, detail: String)

  var description: String {
    switch self {
    case .usage:
      "typeproof-bench is called by scripts/bench: versions | cells GLOB"
        + " | stages GLOB PASSES | differences GLOB PASSES | processes"
        + " | growth SCRIPT | labels | label-times RUNS | audit JOBS"
        + " | picture-memory EXPECTED ACTUAL RUNS | picture-files | judgements"
    case .nothingMatches: "The filter matches no cell. Correct it."
    case .notAsRecorded(let cell):
      "\(cell) is not as its golden says, so its time says nothing. Run scripts/verify."
    case .notWhole(let script):
      "The text in \(script) is not laid out whole, or its pictures differ from run to run,"
        + " so its time says nothing. Correct the engine."
    case .noProcess(let program, let detail):
      "\(program) cannot be run: \(detail). Check that it is installed."
    }
  }
}
