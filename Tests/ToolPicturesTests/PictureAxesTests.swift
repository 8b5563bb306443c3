import DynamicType
import Testing
import ToolPictures

@Suite struct `What the name of a picture says` {
  @Test(arguments: [
    ("home.AX3", ContentSizeCategory.accessibilityExtraLarge),
    ("home_accessibility-extra-large", .accessibilityExtraLarge),
    ("HomeXxxLarge", .extraExtraExtraLarge), ("home-xxxLarge", .extraExtraExtraLarge),
    ("home_UICTContentSizeCategoryAccessibilityXL", .accessibilityExtraLarge),
    ("home_accessibility3", .accessibilityExtraLarge), ("home_extra-small", .extraSmall),
    ("home_contentSize_large", .large), ("home_XS", .extraSmall),
  ])
  func `is a text size in any spelling`(name: String, category: ContentSizeCategory) {
    #expect(PictureAxes(name: name).category == category)
  }

  @Test(arguments: ["largeButton", "home_small", "iPhone-XS-Max", "Pixel_3_XL", "tax3"])
  func `is no text size where a word means something else`(name: String) {
    #expect(PictureAxes(name: name).category == nil)
  }

  @Test
  func `is an appearance, a direction, a language, a device, a font scale and a display scale`() {
    let axes = PictureAxes(name: "home_dark_rtl_ar-EG_iPhone-15-Pro_font_scale=1.5@2x")
    #expect(axes.variants == ["dark", "rtl", "ar-EG", "device-iphone-15-pro", "font scale 1.5"])
    #expect(axes.subject == "home" && axes.scale == 2)
  }

  @Test func `keeps two pictures apart whose names differ in separators alone`() {
    let names = PictureNames(of: ["a/one-two.png", "a/one_two.png"], suite: "pictures")
    #expect(names.cells[0] != names.cells[1])
  }
}
