/// The first property of each class whose objects are values of attributes.
///
/// Foundation on Linux compares the values of attributes with `CFEqual`. It takes bits 8 to 17 of
/// the word behind an object's header for the number of a type. If both objects have the number 0,
/// it ends the process. Foundation's classes of texts and numbers begin with theirs. The number of
/// this property, 1,023, belongs to no type, so `CFEqual` asks `isEqual(_:)`. (Seen in Swift 6.3.)
///
/// The class must also be a subclass of `NSObject`. Foundation puts any other value in a box, where
/// that word is often an address. Of a million comparisons, one would end the process.
struct ForeignTypeMark: Sendable {
  private let word = UInt.max
}
