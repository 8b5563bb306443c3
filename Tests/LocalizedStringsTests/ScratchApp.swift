import Foundation
import Snapshots

@testable import LocalizedStrings
@testable import SwiftUITypography

/// A folder of an app with files of strings, in a temporary place. It goes when the object does.
final class ScratchApp {
  let path = NSTemporaryDirectory() + "typeproof-strings-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing can be done about a folder that stays.
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Runs an action in a launch of the app, and returns what the launch was told besides.
  func launch<Result>(
    in locale: String, _ action: () throws -> Result
  ) throws -> (result: Result, problems: [String]) {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let launch = InterfaceLaunch(
      in: InterfaceSurroundings(locale: locale),
      fonts: InterfaceFonts(
        folder: try FontFolder(path: repository.path + "/Fonts"),
        systemFont: BuiltInSuite.systemFont))
    _ = launch.belonging { _ in LocalizedStrings(below: path) }
    let result = try launch.run {
      var values = EnvironmentValues()
      values.locale = Locale(identifier: locale)
      return try EnvironmentValues.$current.withValue(values) { try action() }
    }
    return (result, launch.leaks.map { "\($0)".replacingOccurrences(of: path, with: "…") })
  }
}
