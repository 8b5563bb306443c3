/// A key of a head or of a run in it, with the way to print and read its value.
package struct HeadField<Root>: Sendable {
  /// The key at the start of its lines.
  package let key: String
  /// The kind of change that another value is.
  package let kind: ChangeKind
  /// Returns the values of its lines; empty for the default.
  package let print: @Sendable (Root) -> [String]
  /// Reads the values of its lines, at least one, into the root; `false` where they cannot be read.
  package let read: @Sendable ([String], inout Root) -> Bool

  package init(
    _ key: String, _ kind: ChangeKind, print: @escaping @Sendable (Root) -> [String],
    read: @escaping @Sendable ([String], inout Root) -> Bool
  ) {
    self.key = key
    self.kind = kind
    self.print = print
    self.read = read
  }

  /// A key for an optional value.
  package static func optional<Value: Sendable>(
    _ key: String, _ kind: ChangeKind, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ form: TextForm<Value>
  ) -> HeadField {
    HeadField(key, kind, print: { $0[keyPath: path].map { [form.print($0)] } ?? [] }) {
      lines, root in
      guard lines.count == 1, let value = form.read(lines[0]) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// A key that is left out for the default value.
  package static func usually<Value: Equatable & Sendable>(
    _ usual: Value, _ key: String, _ kind: ChangeKind,
    _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: TextForm<Value>
  ) -> HeadField {
    HeadField(
      key, kind, print: { $0[keyPath: path] == usual ? [] : [form.print($0[keyPath: path])] }
    ) { lines, root in
      guard lines.count == 1, let value = form.read(lines[0]) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// The same key for a root that contains this one.
  package func of<Whole>(_ path: any WritableKeyPath<Whole, Root> & Sendable) -> HeadField<Whole> {
    HeadField<Whole>(key, kind, print: { print($0[keyPath: path]) }) { lines, whole in
      read(lines, &whole[keyPath: path])
    }
  }
}

extension [String: [String]] {
  /// Reads the values under the keys of some fields.
  ///
  /// - Returns: Whether each line belongs to a field that could read it.
  package func read<Root>(by fields: [HeadField<Root>], into root: inout Root) -> Bool {
    var left = self
    for field in fields {
      guard let lines = left.removeValue(forKey: field.key) else { continue }
      guard field.read(lines, &root) else { return false }
    }
    return left.isEmpty
  }
}
