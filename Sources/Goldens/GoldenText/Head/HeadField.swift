/// A key of a head, or of a run in it: how what it says of a value is printed, and read again.
package struct HeadField<Root>: Sendable {
  /// What its lines begin with.
  package let key: String
  /// What kind of change another value is.
  package let kind: ChangeKind
  /// The values of its lines; none where all is as usual.
  package let print: @Sendable (Root) -> [String]
  /// Takes over what its lines say, of which there is at least one; `false` where they say nothing.
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

  /// A value that there need not be.
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

  /// A value that is left out where it is the usual one.
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

  /// The same key for something that has it as a part.
  package func of<Whole>(_ path: any WritableKeyPath<Whole, Root> & Sendable) -> HeadField<Whole> {
    HeadField<Whole>(key, kind, print: { print($0[keyPath: path]) }) { lines, whole in
      read(lines, &whole[keyPath: path])
    }
  }
}

extension [String: [String]] {
  /// Has fields read what is said under their keys.
  ///
  /// - Returns: Whether each line belongs to a field that understood it.
  package func read<Root>(by fields: [HeadField<Root>], into root: inout Root) -> Bool {
    var left = self
    for field in fields {
      guard let lines = left.removeValue(forKey: field.key) else { continue }
      guard field.read(lines, &root) else { return false }
    }
    return left.isEmpty
  }
}
