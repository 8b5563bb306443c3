import PageFiles

/// The script and the style of the page, as they stand in `PageFiles`.
enum PageScript {
  /// The script.
  static var script: [UInt8] {
    Array(
      UnsafeBufferPointer(start: typeproof_page_script_start(), count: typeproof_page_script_size))
  }

  /// The style sheet.
  static var style: [UInt8] {
    Array(
      UnsafeBufferPointer(start: typeproof_page_style_start(), count: typeproof_page_style_size))
  }

  /// The style sheet of a survey's page, which has no script.
  static var surveyStyle: [UInt8] {
    Array(
      UnsafeBufferPointer(
        start: typeproof_page_survey_style_start(), count: typeproof_page_survey_style_size))
  }
}
