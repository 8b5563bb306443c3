import DynamicType
import Testing
import ToolPictures

@Suite struct `The parts of a picture's name` {
  @Test(
    arguments: [
      ("home@1x", 1), ("home@9x", 9), ("home@2x_dark", 2), ("a@b@3x", 3),
    ] as [(String, Double)])
  func `have a display scale of one to nine`(name: String, scale: Double) {
    #expect(PictureAxes(name: name).scale == scale)
  }

  @Test(arguments: ["home", "home@0x", "home@10x", "home@2", "home@2y", "home@x", "2x"])
  func `have no display scale without a figure between @ and x`(name: String) {
    #expect(PictureAxes(name: name).scale == nil)
  }

  @Test(arguments: [
    ("home_fontScale=2", "font scale 2"), ("home font scale: 1.25", "font scale 1.25"),
    ("home-font-scale-1_5", "font scale 1.5"), ("home_fontscale_0.1", "font scale 0.1"),
    ("home FONT_SCALE=10", "font scale 10"),
  ])
  func `have a font scale in any spelling`(name: String, variant: String) {
    let axes = PictureAxes(name: name)
    #expect(axes.variants == [variant])
    #expect(axes.subject == "home")
  }

  @Test(arguments: ["home_font_scale=11", "home_fontscale=0.05", "fontScale", "font_scale=big"])
  func `have no font scale that nobody can choose`(name: String) {
    #expect(PictureAxes(name: name).variants == [])
  }

  @Test func `end a font scale at the next word`() {
    let axes = PictureAxes(name: "home_font_scale=1.5-dark")
    #expect(axes.variants == ["dark", "font scale 1.5"])
    #expect(axes.subject == "home")
    let list = PictureAxes(name: "list_fontScale=1.5 wide")
    #expect(list.variants == ["font scale 1.5"])
    #expect(list.subject == "list wide")
  }

  @Test(arguments: [
    ("home_de_DE", "de-DE", "home"), ("pt-BR_home", "pt-BR", "home"),
    ("home 1 ar-EG 2", "ar-EG", "home 1 2"), ("de_DE", "de-DE", "de_DE"),
  ])
  func `have a language between separators`(name: String, language: String, subject: String) {
    let axes = PictureAxes(name: name)
    #expect(axes.variants == [language])
    #expect(axes.subject == subject)
  }

  @Test(arguments: [
    "abde_DE", "1de_DE", "de_DEx", "de_DE1", "DE_de", "de.DE", "d1_DE", "de_D1", "de_de", "DE_DE",
    "de_D", "",
  ])
  func `have no language within a word or in another spelling`(name: String) {
    #expect(PictureAxes(name: name).variants == [])
  }

  @Test(arguments: [
    ("HomeScreen", "Home Screen"), ("URLView", "URL View"), ("HomeX", "Home X"), ("ABC", "ABC"),
    ("home--screen", "home screen"), ("home", "home"), ("a", "a"), ("A", "A"), ("---", "---"),
    ("testHome.1", "test Home 1"), ("aURL", "a URL"),
  ])
  func `are words between separators and capitals`(name: String, subject: String) {
    #expect(PictureAxes(name: name).subject == subject)
  }

  @Test(arguments: [
    ("home_iPhone-15-Pro", "device-iphone-15-pro", "home"),
    ("home_Pixel_5", "device-pixel-5", "home"), ("home-iPad", "device-ipad", "home"),
    ("home-chromium-list", "device-chromium", "home list"),
    ("iphone15-home", "device-iphone15", "home"),
    ("home_galaxy_tab_view", "device-galaxy-tab", "home view"),
  ])
  func `have a device with its number and what it is called`(
    name: String, device: String, subject: String
  ) {
    let axes = PictureAxes(name: name)
    #expect(axes.variants == [device])
    #expect(axes.subject == subject)
    #expect(axes.category == nil)
  }

  @Test(arguments: ["dark", "light", "night", "rtl", "ltr"])
  func `have an appearance or a direction, which takes no number`(word: String) {
    let axes = PictureAxes(name: "home_\(word)_2")
    #expect(axes.variants == [word])
    #expect(axes.subject == "home 2")
  }

  @Test(arguments: [
    ("size_large", ContentSizeCategory.large), ("text-m", .medium), ("home_type_s", .small),
    ("content_size_category_l", .large),
  ])
  func `have a short text size after a word that announces it`(
    name: String, category: ContentSizeCategory
  ) {
    #expect(PictureAxes(name: name).category == category)
  }

  @Test(arguments: ["home_s", "home_M", "l", "s-home", "large_size", "home_medium"])
  func `have no short text size without such a word`(name: String) {
    #expect(PictureAxes(name: name).category == nil)
  }

  @Test func `leave no word of the text size in the subject`() {
    #expect(PictureAxes(name: "home_contentSize_large").subject == "home")
    #expect(PictureAxes(name: "home_dynamic_type_AX1_list").subject == "home list")
    #expect(PictureAxes(name: "AX5-home").subject == "home")
    #expect(PictureAxes(name: "home view xsmall").subject == "home view")
  }

  @Test func `have each of the twelve text sizes by its short name and by its long one`() {
    for category in ContentSizeCategory.allCases {
      let short = "home size \(category.shortName)"
      #expect(PictureAxes(name: short).category == category, "\(short)")
      let long = "home size \(category.name)"
      #expect(PictureAxes(name: long).category == category, "\(long)")
    }
  }
}

@Suite struct `The cells of pictures` {
  private func names(_ paths: String...) -> PictureNames { PictureNames(of: paths, suite: "all") }

  @Test func `know which names have a text size`() {
    #expect(
      names("a/home_AX3.png", "a/home.png", "list_xsmall.PNG").knowTextSize
        == [true, false, true])
  }

  @Test func `ignore separators as long as no other picture has the same cell`() {
    #expect(names("a/one-two.png").cells == names("a/one_two.png").cells)
    #expect(names("a/one-two.png", "a/three.png").cells[0] == names("a/one_two.png").cells[0])
    #expect(names("a/one.png").cells != names("a/two.png").cells)
    #expect(names("a/one.png").cells != names("b/one.png").cells)
  }

  @Test func `have one pixel per point and the usual text size where nothing else is said`() {
    #expect(names("a/home.png").cells == names("a/home@1x.png").cells)
    #expect(names("a/home.png").cells != names("a/home@2x.png").cells)
    #expect(names("a/home.png").cells == names("a/home_size_large.png").cells)
    #expect(names("a/home.png").cells != names("a/home_size_medium.png").cells)
  }
}
