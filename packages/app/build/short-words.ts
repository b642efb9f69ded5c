import {
  type Edit,
  nameOf,
  nodeOf,
  nodesOf,
  partsOf,
  type SyntaxNode,
  withEdits
} from './syntax.ts'
import { exportedObjects, type Groups, parse, renamed } from './words.ts'

/** The groups that a module knows, by what it calls them, with the names of their texts. */
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The code with the short names of all texts in it: `basketMessages.few` is `basketMessages.c`. Throws
 * where a group is read otherwise than by a name: it has to be listed in `short-names.ts` then.
 */
export function withShortNames(code: string, file: string, groups: Groups): string {
  if (![...groups.keys()].some(name => code.includes(name))) return code
  const program = parse(file, code)
  const own = exportedObjects(program).filter(({ name }) => groups.has(name))
  const names = new Map([
    ...own.map(({ name }) => [name, groups.get(name)?.names ?? new Map()] as const),
    ...imported(program, groups)
  ])
  const said = own.flatMap(({ name, object }) =>
    nodesOf(object.properties).flatMap(({ key }) => renamed(key, names.get(name) ?? new Map()))
  )
  try {
    return withEdits(code, [
      ...said,
      ...nodesOf(program.body).flatMap(node => readings(node, names))
    ])
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

const imported = (program: SyntaxNode, groups: Groups) =>
  nodesOf(program.body)
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers }) => nodesOf(specifiers))
    .flatMap(({ imported: name, local }) => {
      const group = groups.get(nameOf(name))
      return group === undefined ? [] : [[nameOf(local), group.names] as const]
    })

/** Every place below a node where a text is read. */
function readings(node: SyntaxNode, known: Names): readonly Edit[] {
  const { type } = node
  if (/^(Import|Export(All|Specifier))/.test(type)) return []
  if (type === 'Identifier') return wholeGroup(node, known)
  if (type === 'MemberExpression' && !node.computed) {
    const names = groupAt(node.object, known)
    return names ? renamed(node.property, names) : readings(nodeOf(node.object), known)
  }
  if (type === 'VariableDeclarator') return declared(node, known)
  if (type === 'Property' && !node.computed) return readings(nodeOf(node.value), known)
  return partsOf(node).flatMap(part => readings(part, known))
}

const groupAt = (node: unknown, names: Names) =>
  nodeOf(node).type === 'Identifier' ? names.get(nameOf(node)) : undefined

/** `const { few } = basketMessages` */
function declared({ id, init }: SyntaxNode, known: Names): readonly Edit[] {
  const names = groupAt(init, known)
  if (names === undefined || nodeOf(id).type !== 'ObjectPattern')
    return readings(nodeOf(init), known)
  return nodesOf(nodeOf(id).properties).flatMap(({ key, shorthand }) =>
    renamed(key, names).map(({ text, ...place }) => ({
      ...place,
      text: shorthand ? `${text}: ${nameOf(key)}` : text
    }))
  )
}

/** A group that is handed on whole, or asked by a code, can only have the names that it has. */
function wholeGroup(node: SyntaxNode, known: Names): readonly Edit[] {
  const names = [...(known.get(nameOf(node)) ?? [])]
  if (names.every(([name, short]) => name === short)) return []
  throw new Error(`${nameOf(node)} is read otherwise than by the names of its texts`)
}
