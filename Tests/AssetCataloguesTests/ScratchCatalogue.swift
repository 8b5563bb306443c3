import Foundation
import ImageDiff
import Imaging
import Snapshots

@testable import AssetCatalogues

/// A folder of an app with a catalogue, in a temporary place. It goes when the object does.
final class ScratchCatalogue {
  let path = NSTemporaryDirectory() + "typeproof-assets-" + UUID().uuidString

  init() throws { try write("{}", to: "App.xcassets/Contents.json") }

  deinit {
    // Nothing can be done about a folder that stays.
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// A colour set with a list of entries.
  func color(_ name: String, _ entries: String) throws {
    try write(#"{"colors": [\#(entries)]}"#, to: "App.xcassets/\(name).colorset/Contents.json")
  }

  /// A picture set with a list of entries and properties.
  func picture(_ name: String, _ entries: String, properties: String = "{}") throws {
    try write(
      #"{"images": [\#(entries)], "properties": \#(properties)}"#,
      to: "App.xcassets/\(name).imageset/Contents.json")
  }

  /// A file of a picture set in one colour.
  func png(
    _ file: String, width: Int, height: Int, _ color: [UInt8] = [200, 40, 40, 255]
  ) throws {
    let bytes = (0..<width * height).flatMap { _ in color }
    try write(
      PNG.encode(Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)),
      to: "App.xcassets/" + file)
  }

  /// Runs an action in a launch of the app, and returns what the launch was told besides.
  func launch<Result>(
    appearance: InterfaceSurroundings.Appearance = .light, _ action: () throws -> Result
  ) throws -> (result: Result, problems: [String]) {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let launch = InterfaceLaunch(
      in: InterfaceSurroundings(appearance: appearance),
      fonts: InterfaceFonts(
        folder: try FontFolder(path: repository.path + "/Fonts"),
        systemFont: BuiltInSuite.systemFont))
    _ = launch.belonging { _ in AssetCatalogues(below: path) }
    let result = try launch.run(action)
    return (result, launch.leaks.map { "\($0)".replacingOccurrences(of: path, with: "…") })
  }
}
