import Foundation

/// Where the picture and the texts of a button stand.
struct ButtonArrangement {
  var picture = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// On which side of the texts the picture is.
  var placement = NSDirectionalRectEdge.leading
  /// The distance between picture and texts.
  var gap: CGFloat = 0
  /// The distance between title and subtitle.
  var lineGap: CGFloat = 0
  /// The room above and below the texts that a picture does not need.
  var room: CGFloat = 0

  private var texts: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
  }

  /// The size of all together.
  var size: CGSize {
    let height = texts.height + 2 * room
    return isBelowEachOther
      ? CGSize(width: max(picture.width, texts.width), height: picture.height + gap + height)
      : CGSize(
        width: picture.width + gap + texts.width, height: max(picture.height, height))
  }

  var isBelowEachOther: Bool { placement == .top || placement == .bottom }

  /// The frames in a rectangle.
  ///
  /// - Parameters:
  ///   - part: How much of the free width is to the left: 0, 0.5 or 1.
  ///   - textPart: The same for the shorter of title and subtitle.
  ///   - isMirrored: Whether the layout runs from right to left.
  func frames(
    in rect: CGRect, part: CGFloat, textPart: CGFloat, isMirrored: Bool
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    var (image, box) = (CGPoint.zero, CGPoint.zero)
    if isBelowEachOther {
      let top = rect.midY - (picture.height + gap + texts.height) / 2
      image.x = rect.minX + (rect.width - picture.width) * part
      box.x = rect.minX + (rect.width - texts.width) * part
      image.y = placement == .top ? top : top + texts.height + gap
      box.y = placement == .top ? top + picture.height + gap : top
    } else {
      let left = rect.minX + (rect.width - size.width) * part
      let isPictureLeft = (placement == .trailing) == isMirrored
      image.x = isPictureLeft ? left : left + texts.width + gap
      box.x = isPictureLeft ? left + picture.width + gap : left
      image.y = rect.midY - picture.height / 2
      box.y = rect.midY - texts.height / 2
    }
    let line = { (size: CGSize, y: CGFloat) in
      CGRect(
        x: box.x + (texts.width - size.width) * textPart, y: y, width: size.width,
        height: size.height)
    }
    return (
      CGRect(origin: image, size: picture), line(title, box.y),
      line(subtitle, box.y + title.height + lineGap)
    )
  }
}

extension UILabel {
  /// The size in a width; as wide as it likes for `nil`.
  func size(in room: CGFloat?) -> CGSize {
    guard let room else { return intrinsicContentSize }
    let size = sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  /// How much of the width that its lines leave is to the left of them.
  var shareOfFreeWidth: CGFloat {
    switch textAlignment {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }
}
