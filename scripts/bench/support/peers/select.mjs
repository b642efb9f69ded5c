// Answers a question of GraphQL from plain objects: the fields that it names, and no others.

/**
 * `document` is a parsed question, `root` has its answers: values, or functions of the arguments.
 * There is no schema: a field that is not there is `null`.
 */
export function answerOf({ definitions }, variables, root) {
  const [operation] = definitions.filter(({ kind }) => kind === 'OperationDefinition')
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === 'FragmentDefinition')
      .map(fragment => [fragment.name.value, fragment])
  )
  return select(root, [operation.selectionSet])

  function select(value, sets) {
    if (Array.isArray(value)) return value.map(each => select(each, sets))
    if (value === null || value === undefined || sets.length === 0) return value ?? null
    const fields = new Map()
    for (const set of sets) collect(value, set, fields)
    return Object.fromEntries([...fields].map(([key, those]) => [key, read(value, those)]))
  }

  function read(value, fields) {
    const found = value[fields[0].name.value]
    const answer = typeof found === 'function' ? found(argumentsOf(fields[0])) : found
    return select(answer, fields.map(field => field.selectionSet).filter(Boolean))
  }

  /** The same field may stand in several fragments: each may want other parts of it. */
  function collect(value, { selections }, fields) {
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        const key = (selection.alias ?? selection.name).value
        fields.set(key, [...(fields.get(key) ?? []), selection])
        continue
      }
      const part =
        selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
      if (isOf(value, part.typeCondition)) collect(value, part.selectionSet, fields)
    }
  }

  function argumentsOf(field) {
    return Object.fromEntries(field.arguments.map(({ name, value }) => [name.value, plain(value)]))
  }

  function plain(node) {
    if (node.kind === 'Variable') return variables[node.name.value]
    if (node.kind === 'ListValue') return node.values.map(plain)
    if (node.kind !== 'ObjectValue') return node.value
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, plain(value)]))
  }
}

/** Only what has several types says its own. */
const isOf = ({ __typename }, condition) =>
  __typename === undefined || condition === undefined || condition.name.value === __typename
