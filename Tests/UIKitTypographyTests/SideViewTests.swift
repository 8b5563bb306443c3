import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A view at the edge of a field` {
  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Text"
    return field
  }

  private func icon() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }

  @Test func `is in the middle of the height, and the text is beside it`() {
    Stage.device().run {
      let field = field()
      let (left, right) = (icon(), icon())
      field.leftView = left
      field.leftViewMode = .always
      field.rightView = right
      field.rightViewMode = .unlessEditing
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
      #expect(right.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 140, height: 40))
    }
  }

  @Test func `does not show unless the field says so`() {
    Stage.device().run {
      let field = field()
      let left = icon()
      field.leftView = left
      #expect(left.superview == nil)
      #expect(field.textRect(forBounds: field.bounds).minX == 0)
      field.leftViewMode = .always
      #expect(left.superview === field)
      field.leftView = nil
      #expect(left.superview == nil)
    }
  }

  @Test func `is as large as its constraints say if it has no size`() {
    Stage.device().run {
      let field = field()
      let (left, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      left.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: left.topAnchor),
        inner.bottomAnchor.constraint(equalTo: left.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 8),
        inner.trailingAnchor.constraint(equalTo: left.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 16),
        inner.heightAnchor.constraint(equalToConstant: 12),
      ])
      field.leftView = left
      field.leftViewMode = .always
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 14, width: 24, height: 12))
    }
  }

  @Test func `has a colour that gives its channels`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 1])
  }
}
