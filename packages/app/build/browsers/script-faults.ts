import { nameOf, nodeOf, partsOf, type SyntaxNode } from '../syntax.ts'
import { featuresAt, isBeyond, isBeyondOf } from './compatibility.ts'

/** What of a script one of the served browsers lacks: the name of a feature as it is written. */
export function scriptFaults(program: SyntaxNode): ReadonlySet<string> {
  const faults = new Set<string>()
  const declared = declaredNames(program)
  walk(program, node => {
    const fault = faultOf(node)
    if (fault !== undefined && !declared.has(fault)) faults.add(fault)
  })
  return faults
}

function faultOf(node: SyntaxNode): string | undefined {
  if (node.type === 'StaticBlock') return syntax(node, 'classes.static.initialization_blocks')
  if (node.type === 'MemberExpression') return ownerFault(node)
  if (node.type === 'AssignmentExpression') return memberFault(nodeOf(node.left))
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    return globalFault(node) ?? methodFault(nodeOf(node.callee))
  }
  return regExpFault(node.regex as Pattern | undefined)
}

const syntax = ({ type }: SyntaxNode, path: string) =>
  isBeyond(`javascript.${path}`) ? type : undefined

/** `URL.canParse`, or what a signal has. */
function ownerFault({ object, property }: SyntaxNode): string | undefined {
  const owner = nodeOf(object).type === 'Identifier' ? nameOf(object) : ''
  const name = nameOf(property)
  if (newStatics().has(`${owner}.${name}`)) return `${owner}.${name}`
  return /signal$/i.test(owner) && isBeyond(`api.AbortSignal.${name}`)
    ? `AbortSignal.${name}`
    : undefined
}

const methodFault = (callee: SyntaxNode) => (ownerFault(callee) ? undefined : memberFault(callee))

/** `list.findLast()`, `element.inert = true`: what is only read may be a field of the shop's own. */
function memberFault({ type, property, computed }: SyntaxNode): string | undefined {
  if (type !== 'MemberExpression' || computed === true) return undefined
  const name = nameOf(property)
  return newMembers().has(name) ? `.${name}` : undefined
}

/** A function or a class of the browser's own that is called by its bare name. */
function globalFault({ callee }: SyntaxNode): string | undefined {
  const name = nodeOf(callee).type === 'Identifier' ? nameOf(callee) : ''
  const isNew = isBeyond(`api.${name}`) || isBeyond(`javascript.builtins.${name}`)
  return isNew || isBeyond(`api.Window.${name}`) ? name : undefined
}

const REGULAR = 'javascript.regular_expressions'
const IN_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[a-z]*-?[a-z]+:/, 'modifier']
]

interface Pattern {
  readonly pattern: string
  readonly flags: string
}

function regExpFault(literal: Pattern | undefined): string | undefined {
  if (literal === undefined) return undefined
  const { pattern, flags } = literal
  if (flags.includes('v') && isBeyond('javascript.builtins.RegExp.unicodeSets')) return 'RegExp /v'
  return IN_PATTERNS.find(
    ([sign, name]) => sign.test(pattern) && isBeyond(`${REGULAR}.${name}`)
  )?.[1]
}

/** What is met all over a program. Of others, such as iterators, most methods are the shop's own by name. */
const COMMON =
  /^(Array|ArrayBuffer|Date|Function|Map|Number|Object|Promise|RegExp|Set|String|TypedArray|Blob|Document|Element|FormData|HTML(Button|Dialog|Form|Input|Select)?Element|Node|NodeList|Request|Response|URLSearchParams)$/

const interfaces = () => [
  ...Object.entries(featuresAt('javascript.builtins')),
  ...Object.entries(featuresAt('api'))
]

let statics: ReadonlySet<string> | undefined
function newStatics(): ReadonlySet<string> {
  statics ??= new Set(
    interfaces().flatMap(([owner, features]) =>
      Object.entries(features)
        .filter(([, feature]) => isBeyondOf(feature))
        .map(([name]) => `${owner}.${name.replace(/_static$/, '')}`)
    )
  )
  return statics
}

let members: ReadonlySet<string> | undefined
/** Names that nothing in the served browsers has: what stands before the point is not known here. */
function newMembers(): ReadonlySet<string> {
  members ??= withoutAll(names(true), names(false))
  return members
}

function withoutAll(all: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const known = new Set(others)
  return new Set(all.filter(name => !known.has(name)))
}

/** Names of members that are beyond the served browsers, or that are not. */
const names = (areBeyond: boolean) =>
  interfaces()
    .filter(([owner]) => !areBeyond || COMMON.test(owner))
    .flatMap(([, features]) => Object.entries(features))
    .filter(([name, feature]) => MEMBER.test(name) && isBeyondOf(feature) === areBeyond)
    .map(([name]) => name)

const MEMBER = /^[a-z][A-Za-z]+$/

function declaredNames(program: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  walk(program, ({ type, id, local, params }) => {
    if (/^(Variable|Function|Class)Declarat/.test(type)) names.add(nameOf(id))
    if (/^Import\w*Specifier$/.test(type)) names.add(nameOf(local))
    for (const param of Array.isArray(params) ? params : []) names.add(nameOf(param))
  })
  return names
}

function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void) {
  visit(node)
  for (const part of partsOf(node)) walk(part, visit)
}
