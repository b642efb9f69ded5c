/** What of a syntax tree is read here: where a node stands, and its parts by their names. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** A piece of code to be put in place of another. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const NONE: SyntaxNode = { type: 'None', start: 0, end: 0 }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

export const nodeOf = (value: unknown): SyntaxNode => (isNode(value) ? value : NONE)

export const nodesOf = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : []

/** Of an identifier, or a name in quotes. */
export const nameOf = (node: unknown): string => String(nodeOf(node).name ?? nodeOf(node).value)

/** The object that an expression is, whatever type it is said to have. */
export function objectOf(value: unknown): SyntaxNode | undefined {
  const node = nodeOf(value)
  if (/^TS(As|Satisfies)Expression$/.test(node.type)) return objectOf(node.expression)
  return node.type === 'ObjectExpression' ? node : undefined
}

/** The nodes right below one, but for types. */
export const partsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap(part => (isNode(part) ? [part] : nodesOf(part)))
    .filter(({ type }) => !/^TS(Type|Interface)/.test(type))

export const withEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
      code
    )
