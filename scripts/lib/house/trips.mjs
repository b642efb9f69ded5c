// What a reader has to open to understand one thing: from a definition to all that it names, again and again.
import ts from 'typescript'

import { lastLineOf, lineOf } from '../sources.mjs'

/** Texts, styles and tables are looked up, not read; so are types, which an editor shows beside a name. */
const ASIDE = /\.(messages|styles|contract)\.tsx?$|packages\/core\/src\/(contracts|entities)\//

const CLICK = ['/packages/ createStore', '/packages/ basketSubject']
const ENGINE = ['/packages/ createBasketMachine', '/packages/ createBasketApi']
const CARD = ['/core/ cardPrice', '/packages/ usePrices', '/packages/ showPrice']

/** By the title of a story its starts: a part of the path, and the name that is defined there. */
export const STORIES = {
  'product page: loader': ['/product.loader.ts loader'],
  'product page: view': ['/packages/ ProductScreen'],
  'a click until the next frame': CLICK,
  'the same click, engine and network': [...CLICK, ...ENGINE, '/packages/ createApi'],
  'the price of a card': [...CARD, '/packages/ priceCut', '/price.tsx Price'],
  'an order: rule, machine, sending': ['/packages/ openCheckout']
}

/** `{ story, files, definitions, lines }` */
export function tripOf(program, [story, starts]) {
  const seen = new Set(starts.flatMap(start => findDefinition(program, ...start.split(' '))))
  for (const definition of seen) for (const next of namedBy(program, definition)) seen.add(next)
  const files = new Set([...seen].map(definition => definition.getSourceFile().fileName))
  const lines = [...seen].reduce((sum, definition) => sum + linesOf(definition), 0)
  return { story, files: files.size, definitions: seen.size, lines }
}

function findDefinition({ sources }, place, name) {
  const found = sources
    .filter(({ fileName }) => fileName.includes(place) && !ASIDE.test(fileName))
    .flatMap(source => source.statements.flatMap(definitionsIn))
    .filter(definition => definition.name?.text === name)
  if (found.length === 1) return found
  throw new Error(`${found.length} definitions of ${name} in *${place}*`)
}

const definitionsIn = statement =>
  ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement]

/** The definitions that one names, whatever file they are in. */
function namedBy(program, definition) {
  const found = new Set()
  const take = symbol => {
    for (const place of symbol?.declarations ?? []) {
      const top = topOf(place)
      if (top !== undefined && isRead(program, top)) found.add(top)
    }
  }
  const visit = node => {
    if (ts.isIdentifier(node)) take(symbolOf(program, node))
    if (isDynamicImport(node)) for (const symbol of takenNames(program, node)) take(symbol)
    ts.forEachChild(node, visit)
  }
  visit(definition)
  return found
}

/** What a name stands for, past imports and the short form of a property. */
function symbolOf({ checker }, node) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return resolved(checker, symbol)
}

const resolved = (checker, symbol) =>
  symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol

const isDynamicImport = node =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/** The exports of a module imported on demand that the code around names. */
function takenNames({ checker }, node) {
  const module = checker.getSymbolAtLocation(node.arguments[0])
  if (module === undefined) return []
  const exported = checker.getExportsOfModule(module).map(symbol => resolved(checker, symbol))
  const around = new Set(node.parent.parent.getText().match(/\w+/g))
  return exported.filter(({ name }) => around.has(name))
}

/** The statement of a file, or the variable of one, that a declaration is part of. */
function topOf(node) {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at
    if (ts.isSourceFile(at.parent)) return at
  }
  return undefined
}

function isRead({ isOwn }, definition) {
  const { fileName } = definition.getSourceFile()
  const isValue = ts.isVariableDeclaration(definition) || ts.isFunctionDeclaration(definition)
  return isValue && isOwn(fileName) && !ASIDE.test(fileName) && !isStyle(definition)
}

/** Styles are looked up wherever they are. */
const isStyle = ({ initializer }) =>
  initializer !== undefined &&
  ts.isCallExpression(initializer) &&
  initializer.expression.getText() === 'style'

const linesOf = definition => lastLineOf(definition) - lineOf(definition) + 1
