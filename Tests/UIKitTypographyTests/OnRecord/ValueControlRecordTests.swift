import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Controls with values on record` {
  private static let shades = RecordedLook.directions + [.dark]

  private func made<Control: UIView>(_ control: Control, _ change: (Control) -> Void) -> Control {
    change(control)
    return control
  }

  @Test func `are switched, turned and stepped as they were`() throws {
    var record = ViewRecord("switches", in: Self.shades)
    try record.show("switches") {
      Exhibit.stack([
        UISwitch(), made(UISwitch()) { $0.isOn = true },
        made(UISwitch()) { $0.isEnabled = false },
        made(UISwitch()) {
          $0.setOn(true, animated: true)
          $0.isEnabled = false
        },
        made(UISwitch()) {
          $0.isOn = true
          $0.onTintColor = .systemPink
          $0.thumbTintColor = .systemYellow
        },
        made(UISwitch()) { $0.onTintColor = .systemPink },
      ])
    }
    try record.show("stretched", height: 60) { made(UISwitch()) { $0.isOn = true } }
    try record.show("steppers") {
      Exhibit.stack([UIStepper(), made(UIStepper()) { $0.isEnabled = false }])
    }
    try record.show("stretched stepper", height: 60) { UIStepper() }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `slide and progress as they did`() throws {
    var record = ViewRecord("sliders", in: Self.shades)
    for value: Float in [-1, 0, 0.3, 1, 7, .nan] {
      try record.show("at \(value)") {
        Exhibit.stack(
          [
            made(UISlider()) { $0.value = value },
            made(UIProgressView()) { $0.progress = value },
          ], alignment: .fill)
      }
    }
    try record.show("own ranges and colours") {
      Exhibit.stack(
        [
          made(UISlider()) {
            ($0.minimumValue, $0.maximumValue, $0.value) = (10, 50, 20)
            $0.minimumTrackTintColor = .systemRed
            $0.maximumTrackTintColor = .systemGreen
            $0.thumbTintColor = .systemBlue
          },
          made(UISlider()) {
            ($0.minimumValue, $0.maximumValue) = (1, 1)
            $0.setValue(5, animated: false)
            $0.tintColor = .systemOrange
          },
          made(UIProgressView(progressViewStyle: .bar)) {
            $0.setProgress(0.25, animated: true)
            $0.progressTintColor = .systemRed
            $0.trackTintColor = .systemGreen
          },
          made(UIProgressView()) {
            $0.progress = 0.75
            $0.tintColor = .systemPurple
          },
        ], alignment: .fill)
    }
    try record.show("narrow") {
      Exhibit.stack([made(UISlider()) { $0.value = 1 }], axis: .horizontal) {
        $0.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 19).isActive = true
      }
    }
    try record.show("thick") { made(UIProgressView()) { $0.progress = 0.5 } }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `turn and count pages as they did`() throws {
    var record = ViewRecord("pages", in: Self.shades)
    try record.show("indicators") {
      Exhibit.stack([
        UIActivityIndicatorView(style: .medium),
        made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() },
        made(UIActivityIndicatorView(style: .large)) { $0.hidesWhenStopped = false },
        made(UIActivityIndicatorView(style: .large)) {
          $0.color = .systemRed
          $0.startAnimating()
        },
        made(UIActivityIndicatorView()) {
          $0.color = nil
          $0.startAnimating()
          $0.stopAnimating()
          $0.hidesWhenStopped = false
        },
      ])
    }
    for count in [0, 1, 2, 5] {
      try record.show("\(count) pages") {
        Exhibit.stack([
          made(UIPageControl()) { $0.numberOfPages = count },
          made(UIPageControl()) {
            $0.numberOfPages = count
            $0.currentPage = count - 1
            $0.hidesForSinglePage = true
            $0.pageIndicatorTintColor = .systemRed
            $0.currentPageIndicatorTintColor = .systemBlue
          },
        ])
      }
    }
    try record.show("stretched", height: 40) { made(UIPageControl()) { $0.numberOfPages = 3 } }
    try record.list("sizes", in: [.large]) {
      [-1, 0, 1, 4, 1000, 1001].map {
        "\($0): \(UIPageControl().size(forNumberOfPages: $0).onRecord)"
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have segments as they had`() throws {
    var record = ViewRecord("segments", in: RecordedLook.usual + [.dark, .bold])
    for chosen in [-1, 0, 2] {
      try record.show("segment \(chosen)") {
        made(UISegmentedControl(items: ["Day", "Week", "A month"])) {
          $0.selectedSegmentIndex = chosen
        }
      }
    }
    try record.show("natural sizes") {
      Exhibit.stack([
        UISegmentedControl(items: ["Day", "Week", "A month"]),
        UISegmentedControl(items: [Exhibit.symbol() as Any, "Word", 5]),
        UISegmentedControl(items: nil), UISegmentedControl(),
        made(UISegmentedControl(items: ["One"])) {
          $0.insertSegment(withTitle: "Zero", at: -3, animated: false)
          $0.insertSegment(withTitle: nil, at: 1, animated: false)
          $0.insertSegment(withTitle: "Last", at: 99, animated: true)
        },
      ])
    }
    try record.show("own attributes") {
      let font = UIFont.preferredFont(forTextStyle: .title3)
      return Exhibit.stack(
        [true, false].map { isEnabled in
          made(UISegmentedControl(items: ["Day", "Week"])) {
            $0.selectedSegmentIndex = 1
            $0.isEnabled = isEnabled
            $0.setTitleTextAttributes([.font: font, .kern: 1], for: .normal)
            $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
            $0.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .disabled)
          }
        })
    }
    try record.show("narrow", in: RecordedLook.sizes) {
      Exhibit.stack(
        [UISegmentedControl(items: ["A long segment", "Another long one", "Third"])],
        alignment: .fill)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `choose dates, rows and words as they did`() throws {
    var record = ViewRecord("pickers", in: RecordedLook.usual + [.dark, .changed])
    try record.show("pickers") {
      Exhibit.stack([UIPickerView(), UIRefreshControl(), Tile(5, 5)])
    }
    for text in ["", "Fonts"] {
      try record.show("search “\(text)”") {
        made(UISearchBar()) {
          $0.placeholder = "Search"
          $0.text = text
          $0.showsCancelButton = true
          $0.scopeButtonTitles = ["All", "None"]
          $0.showsScopeBar = true
          $0.searchBarStyle = .minimal
        }
      }
    }
    try record.show("search, low", in: RecordedLook.sizes, height: 30) { UISearchBar() }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  /// The words of dates are those of Foundation, which may change with it.
  @Test func `show dates as they did`() throws {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
    var record = ViewRecord("dates", in: RecordedLook.sizes + [.dark, .changed])
    for mode in modes {
      try record.show("\(mode)") {
        Exhibit.stack([
          made(UIDatePicker()) {
            $0.datePickerMode = mode
            $0.setDate(Date(timeIntervalSinceReferenceDate: 7_654_321), animated: false)
          },
          made(UIDatePicker()) {
            $0.datePickerMode = mode
            $0.locale = Locale(identifier: "de")
            $0.timeZone = TimeZone(secondsFromGMT: 7200)
          },
        ])
      }
    }
    try record.show("stretched", in: [.large], height: 60) { UIDatePicker() }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
