import Glibc
import SourceLint

// typeproof-lint is started by “typeproof lint”, which reads its arguments and prints for people. It prints a report as
// JSON.
//
//   typeproof-lint JOBS CACHE PATH…
//
// CACHE is a file, or “-” for none.
func complain(_ sentence: String) {
  let bytes = Array("\(sentence)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let jobs = Int(arguments[0]) else {
  complain("typeproof-lint is started by: typeproof lint")
  exit(2)
}
do throws(LintRunError) {
  let run = LintRun(
    paths: Array(arguments[2...]), jobs: jobs, cache: arguments[1] == "-" ? nil : arguments[1])
  print(try run.report().json)
} catch {
  complain("\(error)")
  exit(2)
}
