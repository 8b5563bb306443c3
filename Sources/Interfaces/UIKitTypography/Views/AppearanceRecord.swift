import Foundation

/// The appearance properties of an object that were set, by who set them.
struct AppearanceRecord {
  /// The source of a property's value.
  enum Speaker {
    case code
    case proxy
    /// The class itself. Code and proxies may replace its defaults.
    case itself
  }

  var speaker = Speaker.code
  /// Whether proxies were applied to the object as a view of a tree that is laid out.
  var isInTree = false
  /// The properties that code set, in order. A proxy applies these.
  fileprivate(set) var byCode: [AnyKeyPath] = []
  /// The properties that proxies set.
  fileprivate(set) var byProxy: [AnyKeyPath] = []
}

/// An object that appearance proxies can style.
@MainActor
protocol AppearanceTaking: AnyObject {
  init?(coder: NSCoder)
  var appearanceRecord: AppearanceRecord { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceTaking {
  /// Records that a property was set. Proxies can set a property only if its setter calls this.
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

  /// Sets defaults of the class, which code and proxies may replace.
  func byItself(_ action: (Self) -> Void) { speaking(as: .itself, action) }

  private func speaking(as speaker: AppearanceRecord.Speaker, _ action: (Self) -> Void) {
    let previous = appearanceRecord.speaker
    appearanceRecord.speaker = speaker
    action(self)
    appearanceRecord.speaker = previous
  }

  /// Copies the properties that a proxy sets, except those that code set on the object.
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
