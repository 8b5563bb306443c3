import Snapshots

extension UIView {
  /// What the Large Content Viewer shows for the view; `nil` for nothing.
  var largeContent: LargeContent? {
    guard showsLargeContentViewer || hasBuiltInLargeContent else { return nil }
    return LargeContent(
      title: largeContentTitle ?? ownLargeContentTitle,
      symbol: (largeContentImage ?? ownLargeContentImage)?.symbolName,
      isReachable: hasBuiltInLargeContent || hasLargeContentInteraction)
  }

  private var hasLargeContentInteraction: Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if view.interactions.contains(where: { $0 is UILargeContentViewerInteraction }) {
        return true
      }
      ancestor = view.superview
    }
    return false
  }

  /// Returns the panel of the Large Content Viewer, as a view to draw.
  ///
  /// Its appearance is modelled: a symbol of 72 pt above a title of 34 pt, in the middle of a
  /// dimmed panel.
  ///
  /// - Returns: `nil` below the accessibility sizes, if the view has no large content, or if no
  ///   ``UILargeContentViewerInteraction`` is on the view or around it.
  public func largeContentViewerPanel() -> UIView? {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      let content = largeContent, content.isReachable
    else { return nil }
    let panel = UIStackView()
    panel.axis = .vertical
    panel.alignment = .center
    panel.spacing = 16
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 24
    panel.isLayoutMarginsRelativeArrangement = true
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 28, leading: 28, bottom: 28, trailing: 28)
    panel.translatesAutoresizingMaskIntoConstraints = false
    if let image = largeContentImage ?? ownLargeContentImage {
      let picture = UIImageView(
        image: image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 72)))
      picture.tintColor = .label
      panel.addArrangedSubview(picture)
    }
    if let title = content.title, !title.isEmpty {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 34, weight: .medium)
      label.textAlignment = .center
      label.numberOfLines = 0
      panel.addArrangedSubview(label)
    }
    panel.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    panel.widthAnchor.constraint(lessThanOrEqualToConstant: 320).isActive = true
    panel.heightAnchor.constraint(greaterThanOrEqualToConstant: 160).isActive = true
    let holder = UIView()
    holder.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      panel.topAnchor.constraint(equalTo: holder.topAnchor),
      panel.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    holder.traitOverrides = traitCollection.values
    return holder
  }
}
