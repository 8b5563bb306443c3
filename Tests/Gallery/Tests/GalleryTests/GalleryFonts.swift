import Testing
import TypeproofTesting

extension Testing.Trait where Self == SnapshotsTrait {
  /// The fonts of the repository: Inter stands in for the system's, with faces for code and for Arabic.
  static var galleryFonts: Self {
    .snapshots(
      fonts: "../../Fonts",
      systemFont: SystemFont(
        "Inter/InterVariable.ttf", monospaced: "JetBrainsMono/JetBrainsMono-Regular.ttf",
        cascade: FontCascade([
          FontCascade.Rule(scripts: ["Arab"], fonts: ["NotoSansArabic/NotoSansArabic-Regular.ttf"])
        ])))
  }
}
