import Glibc
import Testing

/// What a shell printed, on both channels, of a command line in a folder, in which `$typeproof` is the
/// program: for what depends on the folder that the program is started in.
func shell(in folder: String, _ words: String) throws -> String {
  let line =
    "cd '\(folder)' && typeproof='\(try builtProgram())' && unset CI GITHUB_ACTIONS; { \(words); } 2>&1"
  let pipe = try #require(popen(line, "r"))
  var output: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, pipe)
    if count == 0 { break }
    output += chunk[..<count]
  }
  pclose(pipe)
  return String(decoding: output, as: UTF8.self)
}
