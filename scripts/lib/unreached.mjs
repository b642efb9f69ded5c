// Machines, commands and calls that no screen reaches, but for those whose page is still to come.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

import { reachOfCore, walk } from './reach.mjs'
import { AWAITED, NAMED } from './unreached-known.mjs'

const CORE = 'packages/core/src'

/** The names of what stands in the core and is reached by nobody. */
export function unreachedThings(root) {
  const { declarations, reached, fronts } = reachOfCore(root)
  const names = kind => [...declarations.keys()].filter(kind).filter(id => !reached.has(id))
  const sent = sentBy(declarations, reached, fronts)
  return [
    ...names(id => /\.machine\.ts#create\w+Machine$/.test(id)).map(nameOf),
    ...names(id => isCall(declarations.get(id), id)).map(nameOf),
    ...commandsIn(root, declarations).filter(command => !sent.has(command))
  ].sort()
}

const nameOf = id => id.split('#')[1]

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

/** `type: 'basket.reload'` of every type of commands or events. */
function commandsIn(root, declarations) {
  const files = new Set([...declarations.keys()].map(id => id.split('#')[0]))
  const commands = [...files].flatMap(file => {
    const path = join(root, CORE, file)
    const source = ts.createSourceFile(
      file,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true
    )
    return source.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(({ name }) => /(Command|Event)$/.test(name.text))
      .flatMap(({ type }) => [...type.getText().matchAll(/\btype: ((?:\s*\|?\s*'[\w.]+')+)/g)])
      .flatMap(([, texts]) => [...texts.matchAll(/'([\w.]+)'/g)].map(([, text]) => text))
  })
  return [...new Set(commands)]
}

/** What is wrong: something new that nobody reaches, or an exception that is reached now. */
export function unreachedFaults(
  things,
  known = [...Object.values(AWAITED).flat(), ...Object.keys(NAMED)]
) {
  return [
    ...things
      .filter(name => !known.includes(name))
      .map(
        name =>
          `${name}: no screen reaches it; delete it, or name its page in scripts/lib/unreached-known.mjs`
      ),
    ...known
      .filter(name => !things.includes(name))
      .map(name => `${name} is reached now: take it off scripts/lib/unreached-known.mjs`)
  ]
}
