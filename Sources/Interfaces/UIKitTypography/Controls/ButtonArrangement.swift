import Foundation

/// The layout of a button's picture, title and subtitle.
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
  /// The padding above and below the texts, which the picture ignores.
  var room: CGFloat = 0

  private var texts: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
  }

  /// The size of picture and texts together.
  var size: CGSize {
    let height = texts.height + 2 * room
    return isBelowEachOther
      ? CGSize(width: max(picture.width, texts.width), height: picture.height + gap + height)
      : CGSize(
        width: picture.width + gap + texts.width, height: max(picture.height, height))
  }

  var isBelowEachOther: Bool { placement == .top || placement == .bottom }

  /// Returns the frames of picture, title and subtitle in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in which the content is placed.
  ///   - part: The share of the free width to the left of the content: 0, 0.5 or 1.
  ///   - textPart: The share of the free width to the left of the shorter of title and subtitle.
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
  /// Returns the size within a width; `nil` for any width.
  func size(in room: CGFloat?) -> CGSize {
    guard let room else { return intrinsicContentSize }
    let size = sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  /// The share of the free width to the left of the lines: 0, 0.5 or 1.
  var shareOfFreeWidth: CGFloat {
    switch textAlignment {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }
}
