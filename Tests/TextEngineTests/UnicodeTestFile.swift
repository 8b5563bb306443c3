import Foundation

/// A file of test cases from the Unicode Character Database.
///
/// Ordinarily a sample of it, which stands in `Fixtures/Unicode`; the whole of it where the environment
/// variable `UNICODE_DATA` names the folder with the database.
struct UnicodeTestFile {
  struct NotACharacter: Error { let code: Substring }

  /// Where it lies in the database, such as `auxiliary/LineBreakTest`.
  let path: String

  /// Runs every case and prints how many pass; returns those that fail and are not listed as
  /// exceptions, and those that are listed and pass.
  func surprises(where passes: (String) throws -> Bool) throws -> [String] {
    let cases = Self.lines(of: try content())
    let exceptions = Set(Self.lines(of: try fixture("\(name).exceptions.txt")))
    let failed = try cases.filter { try !passes($0) }
    print("\(name): \(cases.count - failed.count) of \(cases.count)")
    let unlisted = failed.filter { !exceptions.contains($0) }
    return unlisted + exceptions.intersection(cases).subtracting(failed).sorted()
  }

  private func content() throws -> [UInt8] {
    guard let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] else {
      return try fixture("\(name).txt")
    }
    return [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: "\(path).txt")))
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    try TestFonts.content("Tests/TextEngineTests/Fixtures/Unicode/\(name)")
  }

  /// The lines without comments, and without white space around them.
  private static func lines(of content: [UInt8]) -> [String] {
    content.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : text
    }
  }

  /// The text that is written as code points with spaces between them.
  static func text(_ codes: some StringProtocol) throws -> String {
    var text = String.UnicodeScalarView()
    for code in codes.split(separator: " ") {
      guard let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw NotACharacter(code: Substring(code))
      }
      text.append(scalar)
    }
    return String(text)
  }

  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
