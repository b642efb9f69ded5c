// Machines, commands, calls and what a shop can do, where no screen of the storefront reaches it, but for those with a reason.
import ts from 'typescript'

import { EXAMPLES, reachOfCore, STOREFRONT, walk } from './reach.mjs'
import { faultsBeside, parse, read } from './sources.mjs'
import { BY_EXAMPLES, NAMED } from './unreached-known.mjs'

const CORE = 'packages/core/src'

/** `{ byNobody, byExamples }`: names of what stands in the core and no screen of the storefront reaches. */
export function unreachedThings(root) {
  const byNobody = unreachedFrom(root, [...STOREFRONT, ...EXAMPLES])
  const byStorefront = unreachedFrom(root, STOREFRONT)
  return { byNobody, byExamples: byStorefront.filter(name => !byNobody.includes(name)) }
}

function unreachedFrom(root, places) {
  const { declarations, reached, fronts } = reachOfCore(root, places)
  const names = kind => [...declarations.keys()].filter(kind).filter(id => !reached.has(id))
  const sent = sentBy(declarations, reached, fronts)
  return [
    ...names(id => /\.machine\.ts#create\w+Machine$/.test(id)).map(nameOf),
    ...names(id => isCall(declarations.get(id), id)).map(nameOf),
    ...names(id => isShopMember(id, declarations)).map(memberOf),
    ...commandsIn(root, declarations).filter(command => !sent.has(command))
  ].sort()
}

const nameOf = id => id.split('#')[1]

/** What a shop can do for a screen: one of its parts, or a member of one. */
function isShopMember(id, declarations) {
  const { owner } = declarations.get(id)
  return owner === PARTS || (owner !== undefined && partsOf(declarations).has(owner))
}

const PARTS = 'shop/services.ts#services'

/** What the lines of the table of parts open, and what a shop is made of besides. */
const partsOf = declarations =>
  new Set(
    [...declarations].flatMap(([id, { owner, refers }]) => {
      if (/^shop\/shop[\w-]*\.ts#create\w+$/.test(id)) return [id]
      return owner === PARTS ? refers : []
    })
  )

const memberOf = id => id.split('.').at(-1)

const isCall = ({ node }, id) =>
  id.startsWith('contracts/') && node?.initializer?.expression?.getText() === 'endpoint'

/** Texts that stand as values, neither compared nor listened for. */
function sentBy(declarations, reached, fronts) {
  const sent = new Set([...fronts.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, text]) => text))
  for (const [id, { node }] of declarations) {
    if (reached.has(id) && node !== undefined)
      walk(node, child => isSent(child) && sent.add(child.text))
  }
  return sent
}

function isSent(node) {
  if (!ts.isStringLiteral(node)) return false
  const { parent } = node
  if (ts.isCaseClause(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  const isCompared =
    ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())
  return !isCompared
}

/** Commands of every table `…Shapes`, and `type: 'modal.open'` of every type of commands or events. */
function commandsIn(root, declarations) {
  const files = new Set([...declarations.keys()].map(id => id.split('#')[0]))
  const commands = [...files].flatMap(file => {
    const { statements } = parse(file, read(root, `${CORE}/${file}`))
    return [
      ...statements.filter(ts.isTypeAliasDeclaration).flatMap(commandsOfType),
      ...statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations)
        .flatMap(commandsOfTable)
    ]
  })
  return [...new Set(commands)]
}

const commandsOfType = ({ name, type }) =>
  /(Command|Event)$/.test(name.text)
    ? [...type.getText().matchAll(/\btype: ((?:\s*\|?\s*'[\w.]+')+)/g)]
        .flatMap(([, texts]) => [...texts.matchAll(/'([\w.]+)'/g)])
        .map(([, text]) => text)
    : []

const commandsOfTable = ({ name, initializer }) =>
  /Shapes$/.test(name.getText()) && initializer && ts.isObjectLiteralExpression(initializer)
    ? initializer.properties
        .map(({ name: command }) => command)
        .filter(ts.isStringLiteral)
        .map(({ text }) => text)
    : []

const LIST = 'scripts/lib/unreached-known.mjs'
const KNOWN = { byNobody: Object.keys(NAMED), byExamples: Object.keys(BY_EXAMPLES) }

/** What is wrong: something new that no screen of the storefront reaches, or an exception that is none any more. */
export const unreachedFaults = ({ byNobody, byExamples }, known = KNOWN) => [
  ...faultsBeside(byNobody, known.byNobody, {
    fault: () => `is reached by no screen; delete it, or give a reason in NAMED of ${LIST}`,
    list: LIST
  }),
  ...faultsBeside(byExamples, known.byExamples, {
    fault: () => `is reached by examples alone; say why in BY_EXAMPLES of ${LIST}`,
    list: LIST
  })
]
