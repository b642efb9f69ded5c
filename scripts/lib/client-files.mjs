// Finds the modules of React components that run in a browser only, which a server's React has to know by `"use client"`.
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import ts from 'typescript'

import { parse } from './sources.mjs'
import { root } from './workspace.mjs'

const require = createRequire(import.meta.url)
const REACT = join(root, 'packages/react-ui/node_modules/react/cjs')
/** Packages that a server may run: without state and without a document. */
const ANYWHERE = /^(react|goober|@vitrina\/core)(\/|$)/
const HANDLER = /^(on[A-Z]|ref$)/

/** What React has for browsers and not for server components: hooks with a state, contexts, classes. */
function browserOnly() {
  const [whole, onServer] = ['react', 'react.react-server'].map(name =>
    require(join(REACT, `${name}.production.js`))
  )
  return new Set(Object.keys(whole).filter(name => !(name in onServer)))
}

/**
 * `sources` are texts by their paths. Returns why each module that needs `"use client"` does, by its path:
 * it takes something of React or of a library that a server has not, it gives an element a function, or it
 * uses such a module other than as an element. An element alone is the border itself.
 */
export function clientFiles(sources) {
  const ofBrowser = browserOnly()
  const modules = [...sources].map(([path, text]) => moduleOf(path, text))
  const found = new Map()
  for (const { path, imports } of modules) {
    const own = imports.find(one => isOfBrowser(one, ofBrowser))
    if (own !== undefined) found.set(path, `${own.name} of ${own.from}`)
  }
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const module of modules) {
      const reason = found.has(module.path) ? undefined : borrowedReason(module, found)
      if (reason !== undefined) found.set(module.path, reason)
    }
  }
  return found
}

const isOfBrowser = ({ from, name }, ofBrowser) => {
  if (from.startsWith('.')) return false
  if (from === 'react') return ofBrowser.has(name) || name === '*' || name === 'default'
  return !ANYWHERE.test(from)
}

function borrowedReason({ path, imports, used, given }, found) {
  const locals = new Set()
  for (const { from, name, local } of imports) {
    const target = posix.join(posix.dirname(path), from)
    if (!from.startsWith('.') || !found.has(target)) continue
    if (used.has(local)) return `${name} of ${from}`
    locals.add(local)
  }
  const to = given.find(({ tag, isHandler }) => isHandler || isHost(tag) || locals.has(tag))
  return to && `a function for <${to.tag}>`
}

const isHost = tag => /^[a-z]/.test(tag)

/** What a module imports, which of it is `used` other than as an element, which elements are `given` functions. */
function moduleOf(path, text) {
  const file = parse(path, text)
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  const own = new Set()
  const used = new Set()
  const elements = []
  visit(file)
  const given = elements.flatMap(element => functionsFor(element, own))
  return { path, imports, used, given }

  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (isNamedFunction(node)) own.add(node.name.text)
    if (ts.isIdentifier(node) && isValue(node)) used.add(node.text)
    if (ts.isJsxOpeningLikeElement(node)) elements.push(node)
    ts.forEachChild(node, visit)
  }
}

function importsOf({ importClause: clause, moduleSpecifier }) {
  const from = moduleSpecifier.text
  if (clause === undefined) return [{ from, name: 'all', local: '' }]
  if (clause.isTypeOnly) return []
  const { name, namedBindings: bindings } = clause
  const whole = name ? [{ from, name: 'default', local: name.text }] : []
  if (bindings === undefined) return whole
  if (ts.isNamespaceImport(bindings)) return [{ from, name: '*', local: bindings.name.text }]
  const named = bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({
      ...{ from, local: name.text },
      name: (propertyName ?? name).text
    }))
  return [...whole, ...named]
}

const isNamedFunction = node =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isFunction(node.initializer))

const isFunction = node =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** Neither the name of a property nor that of an element. */
function isValue(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !(ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent))
}

/** The functions among what an element is given, made in this module. */
function functionsFor(element, own) {
  const tag = element.tagName.getText()
  const { parent } = element
  const children = ts.isJsxElement(parent) ? parent.children : []
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute)
  return [
    ...attributes.map(({ name, initializer }) => [name.getText(), initializer]),
    ...children.map(child => ['children', child])
  ]
    .filter(
      ([, value]) => value && ts.isJsxExpression(value) && isFunctionValue(value.expression, own)
    )
    .map(([name]) => ({ tag, isHandler: HANDLER.test(name) }))
}

/** A condition gives what one of its sides is. */
function isFunctionValue(node, own) {
  if (node === undefined) return false
  if (isFunction(node)) return true
  if (ts.isIdentifier(node)) return own.has(node.text)
  if (ts.isConditionalExpression(node))
    return isFunctionValue(node.whenTrue, own) || isFunctionValue(node.whenFalse, own)
  if (ts.isParenthesizedExpression(node)) return isFunctionValue(node.expression, own)
  return ts.isBinaryExpression(node) && isFunctionValue(node.right, own)
}
