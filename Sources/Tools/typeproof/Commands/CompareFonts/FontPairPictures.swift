import FontComparisons
import Charts
import DynamicType
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine

/// Draws cells of a comparison: the old font beside the new one.
struct FontPairPictures {
  private let comparison: FontComparison
  private let setter: SpecimenSetter
  private let renderer: Renderer

  /// - Parameters:
  ///   - fonts: Both folders, with the names of the faces in them. Captions are set in the first
  ///     face that has their letters, or else in a font of the nearest font folder.
  /// - Throws: An error if a font or a library is not available.
  init(_ comparison: FontComparison, old: FontReference, new: FontReference) throws {
    self.comparison = comparison
    let nearest = try [ProjectFolder.nearest()?.fonts].compactMap(\.self)
      .map { try FontFolder(path: $0) }
    setter = try SpecimenSetter(
      fonts: old.folder, systemFont: SystemFont(old.name), others: [new.folder] + nearest)
    renderer = try Renderer()
  }

  /// A font folder with one file that counts, and the name of a face in it.
  typealias FontReference = (folder: FontFolder, name: String)

  /// Returns the PNG file, with the reason for missing captions if it has none.
  func png(of cell: ComparedCell) throws -> (content: [UInt8], lacking: NoFontHere?) {
    let names = [comparison.old, comparison.new].map(\.face.fileName).joined(separator: " beside ")
    return try WorkWatch.over("\(names): \(cell.style) at \(cell.category.shortName)") {
      try pngUnwatched(of: cell)
    }
  }

  private func pngUnwatched(
    of cell: ComparedCell
  ) throws -> (content: [UInt8], lacking: NoFontHere?) {
    let frames = try comparison.frames(of: cell)
    let captions = [(comparison.old, cell.old), (comparison.new, cell.new)].map { face, setting in
      Self.caption(of: face, setting, cell: cell, pointSize: frames.pointSize)
    }
    do {
      return (try png(frames, captions: captions), nil)
    } catch let lacking as NoFontHere {
      return (try png(frames, captions: [nil, nil]), lacking)
    }
  }

  private func png(_ frames: FontComparison.Frames, captions: [String?]) throws -> [UInt8] {
    let sheet = try FontPairSheet(
      old: FontPairSheet.Setting(caption: captions[0], frame: frames.old),
      new: FontPairSheet.Setting(caption: captions[1], frame: frames.new), width: setter.width)
    return try PNG.encode(
      try renderer.render(try sheet.drawing(in: .light, by: setter), at: .x2).bitmap)
  }

  /// The caption of a text, such as “Inter.ttf, body at L, 17 pt, 3 lines”.
  private static func caption(
    of face: ComparedFace, _ setting: TextSetting, cell: ComparedCell, pointSize: Points
  ) -> String {
    let file = face.face.fileName
    let lines = "\(setting.lineCount) line\(setting.lineCount == 1 ? "" : "s")"
    return "\(file), \(cell.style) at \(cell.category.shortName), \(pointSize) pt, \(lines)"
  }
}
