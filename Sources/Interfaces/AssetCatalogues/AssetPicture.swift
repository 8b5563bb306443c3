package import Imaging
import JSON

/// A picture of a catalogue for one screen.
package struct AssetPicture: Sendable {
  /// The picture's pixels.
  package let bitmap: Bitmap
  /// The number of pixels per point.
  package let scale: Double
  /// Whether the picture is drawn in one colour; `nil` if the catalogue does not say.
  package let isTemplate: Bool?
}

extension AssetPicture {
  /// Creates a crossed box in place of a picture that cannot be read.
  init(crossedBox room: PictureRoom, on screen: AssetScreen) {
    bitmap = room.crossedBox(scale: screen.scale)
    scale = screen.scale
    isTemplate = nil
  }
}

/// The files of a picture, one for each scale and appearance.
struct AssetPictureSet {
  struct File: Equatable {
    let name: String
    let scale: Double
  }

  private struct Entry {
    let file: File
    let idiom: Int
    let appearance: AssetAppearance
  }

  private var entries: [Entry] = []
  let isTemplate: Bool?

  init(_ contents: JSONNode) {
    switch contents["properties"]?["template-rendering-intent"]?.string {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    for entry in (contents["images"] ?? contents["symbols"])?.elements ?? [] {
      guard let name = entry["filename"]?.string, let idiom = AssetAppearance.fit(ofIdiom: entry)
      else { continue }
      let scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
      guard (1...8).contains(scale) else { continue }
      entries.append(
        Entry(
          file: File(name: name, scale: scale), idiom: idiom, appearance: AssetAppearance(entry)))
    }
  }

  /// The file for a screen: of those for its appearance the one of its scale, else the next larger, else the largest.
  func file(on screen: AssetScreen) -> File? {
    let fits = entries.compactMap { entry in
      entry.appearance.fit(screen).map { (fit: $0 * 2 + entry.idiom, file: entry.file) }
    }
    guard let best = fits.map(\.fit).max() else { return nil }
    let files = fits.filter { $0.fit == best }.map(\.file).sorted { $0.scale < $1.scale }
    return files.first { $0.scale >= screen.scale } ?? files.last
  }
}

extension Bitmap {
  /// Returns a copy in which each pixel has the colour, with its own opacity times the colour's.
  package func filled(with color: RGBAColor) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for pixel in 0..<width * height {
      let alpha = format == .gray8 ? 255 : Int(self.bytes[pixel * 4 + 3])
      bytes += [color.red, color.green, color.blue, UInt8(alpha * Int(color.alpha) / 255)]
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
  }
}
