import Snapshots

extension Shard: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    guard let shard = Shard(argument) else {
      throw .notA("a part of at most \(Shard.greatestCount)", text: argument, example: "2/4")
    }
    self = shard
  }

  var argumentText: String { description }
}
