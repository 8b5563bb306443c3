import Foundation

/// What was said of an object's looks, and by whom.
struct AppearanceRecord {
  /// Who sets properties now.
  enum Speaker {
    case code
    case proxy
    /// The class itself, whose defaults any of the others may replace.
    case itself
  }

  var speaker = Speaker.code
  /// Whether the object is a view that took what proxies say, as the tree around it was laid out.
  var isInTree = false
  /// The properties that code set, the first first. Those of a proxy are what it says.
  fileprivate(set) var byCode: [AnyKeyPath] = []
  /// The properties that proxies set.
  fileprivate(set) var byProxy: [AnyKeyPath] = []
}

/// An object that proxies can say something of.
@MainActor
protocol AppearanceTaking: AnyObject {
  init?(coder: NSCoder)
  var appearanceRecord: AppearanceRecord { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceTaking {
  /// Says that a property was set. A property whose setter calls this can be set by proxies.
  func wasSet<Root, Value>(_ property: ReferenceWritableKeyPath<Root, Value>) {
    switch appearanceRecord.speaker {
    case .code where !appearanceRecord.byCode.contains(property):
      appearanceRecord.byCode.append(property)
    case .proxy where !appearanceRecord.byProxy.contains(property):
      appearanceRecord.byProxy.append(property)
    default: break
    }
  }

  /// Whether code or a proxy set a property.
  func isSet(_ property: AnyKeyPath) -> Bool {
    appearanceRecord.byCode.contains(property) || appearanceRecord.byProxy.contains(property)
  }

  /// Sets properties as the class itself does: proxies may set others.
  func byItself(_ action: (Self) -> Void) { speaking(as: .itself, action) }

  private func speaking(as speaker: AppearanceRecord.Speaker, _ action: (Self) -> Void) {
    let previous = appearanceRecord.speaker
    appearanceRecord.speaker = speaker
    action(self)
    appearanceRecord.speaker = previous
  }

  /// Takes what a proxy says of properties that code did not set.
  func take(from proxy: any AppearanceTaking) {
    speaking(as: .proxy) { object in
      for property in proxy.appearanceRecord.byCode
      where !object.appearanceRecord.byCode.contains(property) {
        (property as? any CopiedProperty)?.copy(from: proxy, to: object)
      }
    }
  }
}

/// A property that can be copied from one object to another.
private protocol CopiedProperty {
  func copy(from source: AnyObject, to target: AnyObject)
}

extension ReferenceWritableKeyPath: CopiedProperty {
  fileprivate func copy(from source: AnyObject, to target: AnyObject) {
    guard let source = source as? Root, let target = target as? Root else { return }
    target[keyPath: self] = source[keyPath: self]
  }
}
