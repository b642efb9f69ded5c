// Finds words of the shop that no site could replace: outside the modules of words, or read too early.
import ts from 'typescript'

import { lineOf, parse, pathsIn, read } from './sources.mjs'

const PLACES = ['packages/react-ui/src', 'packages/app/src']
const NOT_SAID = /\.(test|test-d|messages|d)\.tsx?$|(^|\/)testing\//
const RUSSIAN = /[А-Яа-яЁё]/
const WORDS = /Messages$/

/** Who says what is no wording of the shop's. */
const KNOWN = {
  'packages/app/src/server/run.ts': 'tells the one who starts it',
  'packages/app/src/server/settings.ts': 'tells the one who starts it'
}

/** What is wrong with the words of components and pages, place by place. */
export const wordFaults = (root, known = Object.keys(KNOWN)) =>
  PLACES.flatMap(place => pathsIn(root, place))
    .filter(path => /\.tsx?$/.test(path) && !NOT_SAID.test(path) && !known.includes(path))
    .flatMap(path => faultsIn(path, read(root, path)))

function faultsIn(path, text) {
  if (!RUSSIAN.test(text) && !text.includes('Messages')) return []
  const file = parse(path, text)
  const faults = []
  const visit = (node, isLoading) => {
    const fault = faultOf(node, isLoading, file)
    if (fault) faults.push(`${path}:${lineOf(node, file)} ${fault}`)
    ts.forEachChild(node, part => visit(part, isLoading && !ts.isFunctionLike(node)))
  }
  visit(file, true)
  return faults
}

function faultOf(node, isLoading, file) {
  if (isText(node) && RUSSIAN.test(node.text)) {
    return `says «${node.text.trim()}» itself: its place is a *.messages.ts`
  }
  const isEarly = isLoading && ts.isPropertyAccessExpression(node) && isGroup(node.expression)
  return isEarly && `reads ${node.getText(file)} while it loads: a site's own words come later`
}

const isGroup = node => ts.isIdentifier(node) && WORDS.test(node.text)

const isText = node =>
  ts.isJsxText(node) ||
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)
