import DynamicType
import Snapshots
import TextEngine

/// Measures the widths of texts in the style Body of the system font at Large, with unbroken lines.
final class TextWidths {
  private let resolver: TextResolver
  private let engine: TextEngine

  init(_ fonts: FontFolder, systemFont: SystemFont) throws {
    resolver = TextResolver(fonts: fonts, systemFont: systemFont)
    engine = try TextEngine()
  }

  /// Returns the width of the widest line of a text.
  ///
  /// - Throws: An error where the text cannot be laid out.
  func width(of text: SampleText) throws -> Points {
    let sample = Sample("text", text: text.text, language: text.language)
    let ramp = try TypeStyle(.body).ramp(suite: "widths", sample: sample)
    return try engine.layOut(resolver.resolve(ramp, at: .large).text, width: nil).width
  }
}

extension [LoadedSample] {
  /// Returns the samples with only the widest texts of each language.
  func widest(_ count: Int, by widths: TextWidths) throws -> [LoadedSample] {
    var byLanguage: [String: [(sample: Int, width: Points)]] = [:]
    for (index, sample) in enumerated() {
      for (language, texts) in Dictionary(grouping: sample.texts, by: { $0.language ?? "" }) {
        let width = try texts.map { try widths.width(of: $0) }.max() ?? 0
        byLanguage[language, default: []].append((index, width))
      }
    }
    let kept = byLanguage.mapValues { texts in
      Set(
        texts.sorted { ($1.width, $0.sample) < ($0.width, $1.sample) }.prefix(count).map(\.sample))
    }
    return enumerated().compactMap { index, sample in
      let texts = sample.texts.filter { kept[$0.language ?? ""]?.contains(index) ?? false }
      return texts.isEmpty
        ? nil : LoadedSample(name: sample.name, declaredName: sample.declaredName, texts: texts)
    }
  }
}
