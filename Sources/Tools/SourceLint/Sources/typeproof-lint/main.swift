import Glibc
import SourceLint

// typeproof-lint is started by “typeproof lint”, which reads its arguments and prints for people. It prints a report as
// JSON.
//
//   typeproof-lint findings JOBS CACHE PATH…
//   typeproof-lint styles JOBS CACHE PATH…
//   typeproof-lint rules JOBS CACHE
//
// “findings” are those of the rules, “styles” are the fonts that the files use, and “rules” are the rules in words.
// CACHE is a file, or “-” for none.
func complain(_ sentence: String) {
  let bytes = Array("\(sentence)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let jobs = Int(arguments[1]) else {
  complain("typeproof-lint is started by: typeproof lint")
  exit(2)
}
do throws(LintRunError) {
  let run = LintRun(
    paths: Array(arguments[3...]), jobs: jobs, cache: arguments[2] == "-" ? nil : arguments[2])
  switch arguments[0] {
  case "findings": print(try run.report().json)
  case "styles": print(try run.styles().json)
  case "rules": print(LintReport.rulesJSON)
  default:
    complain("typeproof-lint is started by: typeproof lint")
    exit(2)
  }
} catch {
  complain("\(error)")
  exit(2)
}
