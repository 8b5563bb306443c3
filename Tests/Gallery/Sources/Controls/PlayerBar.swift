#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// What plays, with its controls. The bar cannot grow, so its titles stop at the largest size without the
/// accessibility setting, and a long press shows what is in it large.
final class PlayerBar: UIView {
  private let cover = UIImageView(image: UIImage(systemName: "music.note"))
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    maximumContentSizeCategory = .extraExtraExtraLarge
    backgroundColor = .secondarySystemBackground
    addInteraction(UILargeContentViewerInteraction())

    cover.backgroundColor = .tertiarySystemFill
    cover.tintColor = .secondaryLabel
    cover.contentMode = .center
    cover.layer.cornerRadius = 6
    cover.clipsToBounds = true

    titleLabel.text = "Nocturne No. 5"
    titleLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    artistLabel.text = "John Field"
    artistLabel.font = .preferredFont(forTextStyle: .footnote)
    artistLabel.textColor = .quiet
    for label in [titleLabel, artistLabel] { label.adjustsFontForContentSizeCategory = true }

    let titles = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    titles.axis = .vertical
    titles.spacing = 2
    titles.showsLargeContentViewer = true
    titles.largeContentTitle = "Nocturne No. 5, John Field"
    titles.largeContentImage = UIImage(systemName: "music.note")

    let row = UIStackView(arrangedSubviews: [
      cover, titles, makeButton("play.fill", "Play"), makeButton("forward.fill", "Next"),
    ])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      cover.widthAnchor.constraint(equalToConstant: 44),
      cover.heightAnchor.constraint(equalToConstant: 44),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeButton(_ symbol: String, _ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = name
    button.tintColor = .label
    button.showsLargeContentViewer = true
    button.largeContentTitle = name
    button.largeContentImage = UIImage(systemName: symbol)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    return button
  }
}

/// A screen with a player bar at its end.
final class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = PlayerBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
