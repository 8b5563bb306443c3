import StringFiles
import Testing

@Suite struct `The name of a folder of strings` {
  @Test(arguments: [
    ("de.lproj", "de"), ("pt-BR.lproj", "pt-BR"), ("zh_Hans.lproj", "zh-Hans"), ("values-de", "de"),
    ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"),
    ("values-mcc310-mnc004-en-rUS", "en-US"),
    ("values-fil", "fil"), ("values-es-r419", "es-419"), ("values-de-land", "de"),
  ])
  func `gives their language`(name: String, language: String) {
    #expect(StringTable.language(ofFolder: name) == language)
  }

  @Test(arguments: [
    "Base.lproj", ".lproj", "values", "values-night", "values-car", "values-v21", "values-sw600dp",
    "drawable-de", "", "values-",
  ])
  func `may give none`(name: String) {
    #expect(StringTable.language(ofFolder: name) == nil)
  }
}
