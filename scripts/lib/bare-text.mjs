// Finds texts that React would lose in a page that a browser translates.
//
// A browser that translates puts each text into an element of its own. React keeps the text node that
// it has drawn: beside others it writes into a node that nobody sees any more, and fails when it takes
// that away or puts something before it. A text that is all of an element is safe: then React writes the
// content of the element. So a text is all the children of its element, whatever stands beside it and
// however still: what is static today has a neighbour that comes and goes tomorrow.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

import { lineOf } from './sources.mjs'

/** Its imports bring the components along. */
const PROJECT = 'packages/app'
const PLACES = /^packages\/(app|react-ui)\/src\/.*\.tsx$/
const NOT_SHOWN = /(\.test\.tsx$)|(^|\/)(testing|bench)\//
const NUMBER = ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const LONGEST = 60
const TEXT = ts.TypeFlags.StringLike | NUMBER
/** React draws nothing for it. */
const NOTHING = '""'
/** These draw their children where they stand themselves. */
const IN_PLACE = /^(Fragment|Suspense|StrictMode)$|(Context|Provider)$/

/** `path:line «text» …` of every text that has neighbours. Types tell what is text. */
export function bareTexts(root) {
  const config = join(root, PROJECT, 'tsconfig.json')
  if (!existsSync(config)) return []
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host)
  const program = ts.createProgram(fileNames, { ...options, incremental: false })
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .map(file => ({ file, path: relative(root, file.fileName) }))
    .filter(({ path }) => PLACES.test(path) && !NOT_SHOWN.test(path))
    .flatMap(({ file, path }) => textsIn(file, checker).map(node => faultAt(path, file, node)))
}

function faultAt(path, file, node) {
  const said = ts.isJsxText(node) ? node.text : node.getText(file)
  const words = said.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
  return `${path}:${lineOf(node, file)} «${words}» has neighbours: put it into a <span>, or let only Elements come`
}

function textsIn(file, checker) {
  const found = []
  const visit = node => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...bareIn(node, checker))
    if (isComponent(node) && returnsText(node, checker)) found.push(nameOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Texts among the children of an element, unless one text is all of them. */
function bareIn(element, checker) {
  const children = element.children.filter(isDrawn)
  const isAll = children.length === 1 && !isInPlace(element)
  return children.filter(child => (isAll ? isTextList(child, checker) : isText(child, checker)))
}

const isInPlace = element =>
  ts.isJsxFragment(element) || IN_PLACE.test(element.openingElement.tagName.getText())

const isDrawn = child =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined

const isText = (child, checker) =>
  ts.isJsxText(child) || (ts.isJsxExpression(child) && isTextOf(child.expression, checker))

/** What stands before `&&` is drawn only as a zero. */
function isTextOf(expression, checker) {
  const type = checker.getTypeAtLocation(expression)
  if (!ts.isBinaryExpression(expression)) return drawsText(type, checker)
  const { left, right, operatorToken } = expression
  if (operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return drawsText(type, checker)
  return isCount(checker.getTypeAtLocation(left)) || isTextOf(right, checker)
}

const isCount = type => (type.isUnion() ? type.types.every(isCount) : (type.flags & NUMBER) !== 0)

/** Several texts in one expression, as of `map`. */
function isTextList(child, checker) {
  if (!ts.isJsxExpression(child)) return false
  const item = itemOf(checker.getTypeAtLocation(child.expression), checker)
  return item !== undefined && drawsText(item, checker)
}

function drawsText(type, checker) {
  if (type.isUnion()) return type.types.some(part => drawsText(part, checker))
  if (type.flags & TEXT) return checker.typeToString(type) !== NOTHING
  const item = itemOf(type, checker)
  return item !== undefined && drawsText(item, checker)
}

const itemOf = (type, checker) =>
  checker.isArrayType(type) || checker.isTupleType(type)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : undefined

const isComponent = node =>
  ts.isFunctionLike(node) && node.body !== undefined && /^[A-Z]/.test(nameOf(node)?.text ?? '')

const nameOf = node => node.name ?? node.parent.name

/** Whoever draws it stands among others: a component that hands its children on has none of its own. */
function returnsText(node, checker) {
  const signature = checker.getSignatureFromDeclaration(node)
  return signature !== undefined && drawsText(checker.getReturnTypeOfSignature(signature), checker)
}
