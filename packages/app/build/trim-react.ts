import {
  type Edit,
  nameOf,
  nodeOf,
  nodesOf,
  partsOf,
  type SyntaxNode,
  withEdits
} from './syntax.ts'
import { parse } from './words.ts'

/** A change of the source, with the variables whose declarations it takes away. */
interface Cut extends Edit {
  readonly lost?: readonly string[]
}

/** Kinds of elements that this shop does not render, with the tags of their fibers. */
const KINDS: Readonly<Record<string, number>> = {
  REACT_ACTIVITY_TYPE: 31,
  REACT_PROFILER_TYPE: 12,
  REACT_SUSPENSE_LIST_TYPE: 19,
  REACT_VIEW_TRANSITION_TYPE: 30
}
/** Elements that React moves to the head (`title`, `link`), and `html`, `head` and `body` themselves. */
const OUTSIDE_ROOT: readonly number[] = [26, 27]
const TAGS: ReadonlySet<unknown> = new Set([...Object.values(KINDS), ...OUTSIDE_ROOT])

/** What is left of the functions that serve these kinds, refs of fragments or component stacks. */
const BODIES: ReadonlyMap<string, string> = new Map([
  ['accumulateSuspenseyCommitOnFiber', ''],
  ['commitAfterMutationEffectsOnFiber', ''],
  ['commitEnterViewTransitions', ''],
  ['commitExitViewTransitions', ''],
  ['commitFragmentInstanceDeletionEffects', ''],
  ['commitFragmentInstanceInsertionEffects', ''],
  ['commitNestedViewTransitions', ''],
  ['commitNewChildToFragmentInstances', ''],
  ['getStackByFiberInDevAndProd', 'return ""'],
  ['isFragmentInstanceParent', 'return false'],
  ['startViewTransition', ''],
  ['trackEnterViewTransitions', ''],
  ['waitForCommitToBeReady', 'return null']
])

/** Statements at the top: an import of such a name then fails the build. */
const STATEMENTS = [
  /^exports\.(?:Activity|Profiler|ViewTransition|addTransitionType) = /,
  /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset) = /,
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./,
  /^ReactDOMSharedInternals\.findDOMNode = /
]

/** Expressions whose value follows from the above. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=fiberTag = )isHostHoistableType\([^;]+\? 26\s[^;]+\? 27\s+: 5;/g, '5;'],
  [/(?<=ReactDOMSharedInternals\.d = \{\s+f: flushSyncWork,)[^}]+/g, ''],
  [/\((\w+) & 335544064\) === \1/g, 'false'],
  [/\b\w+\.mode & 32\b/g, '0']
]

/**
 * A browser that translates puts a text into elements of its own. What was drawn as a text alone and
 * holds an element now was translated before React came: the markup is the shop's all the same.
 */
const TRANSLATED = [
  /(?<=\|\|\s+!0 === props\.suppressHydrationWarning \|\|)/,
  ' null !== instance.firstElementChild ||'
] as const

/**
 * React DOM without the kinds of elements that this shop does not render: a seventh of a first
 * page's scripts. Throws when this React does not name or write them as expected.
 */
export function trimmedClient(code: string): string {
  for (const [type, tag] of Object.entries(KINDS)) {
    expectIn(code, new RegExp(`createFiberImplClass\\(${tag},[^;]+elementType = ${type}\\b`))
  }
  for (const name of BODIES.keys()) expectIn(code, new RegExp(`^function ${name}\\(`, 'm'))
  const shorter = [...TEXTS, TRANSLATED].reduce((text, [from, to]) => {
    expectIn(text, from)
    return text.replace(from, to)
  }, code)
  return trimmed(shorter)
}

function expectIn(code: string, pattern: RegExp): void {
  if (code.search(pattern) >= 0) return
  throw new Error(
    `React DOM has no ${pattern}, which build/trim-react.ts changes. Compare the two and change the tables there.`
  )
}

/** A file of React without cases, comparisons and statements that only serve the absent kinds. */
export const trimmed = (code: string): string =>
  withEdits(code, cutsOf(parse('react.js', code), code))

function cutsOf(node: SyntaxNode, code: string): readonly Cut[] {
  const { type, start, end } = node
  if (/Function/.test(type)) return cutsInFunction(node, code)
  if (type === 'SwitchStatement') return cutsInSwitch(node, code)
  if (type === 'BinaryExpression' && isComparison(node)) {
    return [{ start, end, text: String(node.operator === '!==') }]
  }
  const statement = type === 'ExpressionStatement' ? code.slice(start, end) : ''
  if (STATEMENTS.some(each => each.test(statement))) return [{ start, end, text: '' }]
  return partsOf(node).flatMap(part => cutsOf(part, code))
}

/** A variable declared in a case that is cut may be used in others: its function declares it. */
function cutsInFunction(node: SyntaxNode, code: string): readonly Cut[] {
  const { start, end } = nodeOf(node.body)
  const body = BODIES.get(nameOf(node.id))
  if (body !== undefined) return [{ start, end, text: `{${body}}` }]
  const cuts = partsOf(node).flatMap(part => cutsOf(part, code))
  const lost = new Set(cuts.flatMap(cut => cut.lost ?? []))
  const edits = cuts.map(({ lost: _, ...edit }) => edit)
  if (lost.size === 0) return edits
  return [{ start: start + 1, end: start + 1, text: `var ${[...lost].join()};` }, ...edits]
}

/** Cuts a case with its statements, or its label alone where the case before may run on into it. */
function cutsInSwitch(node: SyntaxNode, code: string): readonly Cut[] {
  const isOfTags = isTag(nodeOf(node.discriminant))
  const cuts: Cut[] = []
  let runsOn = false
  for (const { start, end, test, consequent } of nodesOf(node.cases)) {
    const body = nodesOf(consequent)
    const isCut = isOfTags ? isAbsentTag(nodeOf(test)) : Object.hasOwn(KINDS, nameOf(test))
    if (isCut && !runsOn) {
      cuts.push({ start, end, text: '', lost: body.flatMap(declaredIn) })
      continue
    }
    if (isCut) cuts.push({ start, end: body[0]?.start ?? end, text: '' })
    cuts.push(...body.flatMap(part => cutsOf(part, code)))
    runsOn = !ENDS.test(body.at(-1)?.type ?? '')
  }
  return cuts
}

const ENDS = /^(?:Break|Continue|Return|Throw)Statement$/

const declaredIn = (node: SyntaxNode): readonly string[] => [
  ...(node.type === 'VariableDeclarator' ? [nameOf(node.id)] : []),
  ...partsOf(node).flatMap(declaredIn)
]

/** `26 === fiber.tag` */
function isComparison({ operator, left, right }: SyntaxNode): boolean {
  const sides = [nodeOf(left), nodeOf(right)]
  return /^[!=]==$/.test(String(operator)) && sides.some(isAbsentTag) && sides.some(isTag)
}

const isAbsentTag = ({ type, value }: SyntaxNode) => type === 'Literal' && TAGS.has(value)

const isTag = ({ type, name, property }: SyntaxNode) =>
  type === 'MemberExpression' ? nameOf(property) === 'tag' : type === 'Identifier' && name === 'tag'
