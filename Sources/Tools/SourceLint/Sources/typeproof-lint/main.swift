import SourceLint

var paths: [String] = []
while let line = readLine() { paths.append(line) }
LintRun.trial(CommandLine.arguments[1], paths)
