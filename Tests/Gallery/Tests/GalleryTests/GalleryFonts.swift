import Foundation
import Testing
import TypeproofTesting

/// The fonts of the repository: Inter stands in for the system's, with faces for code and for Arabic.
enum GalleryFonts {
  static let systemFont = SystemFont(
    "Inter/InterVariable.ttf", monospaced: "JetBrainsMono/JetBrainsMono-Regular.ttf",
    cascade: FontCascade([
      FontCascade.Rule(scripts: ["Arab"], fonts: ["NotoSansArabic/NotoSansArabic-Regular.ttf"])
    ]))

  static let folder = URL(fileURLWithPath: #filePath + "/../../../../../Fonts").standardized.path
}

extension Testing.Trait where Self == SnapshotsTrait {
  /// The fonts of the repository.
  static var galleryFonts: Self {
    .snapshots(fonts: .path(GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
  }
}
