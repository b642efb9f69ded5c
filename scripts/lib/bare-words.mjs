// Finds words of the shop that no site could replace: outside the modules of words, or read too early.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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
  PLACES.flatMap(place => modulesOf(root, place))
    .filter(path => !known.includes(path))
    .flatMap(path => faultsIn(path, readFileSync(join(root, path), 'utf8')))

function modulesOf(root, place) {
  if (!existsSync(join(root, place))) return []
  return readdirSync(join(root, place), { recursive: true })
    .map(path => `${place}/${path}`)
    .filter(path => /\.tsx?$/.test(path) && !NOT_SAID.test(path))
    .sort()
}

function faultsIn(path, text) {
  if (!RUSSIAN.test(text) && !text.includes('Messages')) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults = []
  const visit = (node, isLoading) => {
    const fault = faultOf(node, isLoading, file)
    if (fault) faults.push(`${path}:${lineOf(node, file)} ${fault}`)
    ts.forEachChild(node, part => visit(part, isLoading && !ts.isFunctionLike(node)))
  }
  visit(file, true)
  return faults
}

const lineOf = (node, file) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1

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
