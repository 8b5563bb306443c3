/// Names in quotation marks for a message; of many, the first and how many there are beside.
func quoted(_ names: [String]) -> String {
  let told = 20
  let rest = names.count > told ? " and \(names.count - told) more" : ""
  return names.prefix(told).map { "“\($0)”" }.joined(separator: ", ") + rest
}
