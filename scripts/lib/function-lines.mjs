// How long the functions of a package are, the middle one and the longest of nine in ten.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const PLACE = 'src'
const SOURCE_FILE = /\.tsx?$/
const NOT_SHIPPED = /\.(test|test-d|d)\.tsx?$|(^|\/)testing\//

/** Lines that a reader keeps in mind at once. */
const LIMITS = { median: 8, p90: 22 }
const NAMED_LONGEST = 10

/**
 * Every function that the package in `folder` ships, the shortest first: `{ name, place, lines }`.
 * Its lines are its own, without those of functions inside it, which count for themselves: a factory
 * or a component is as long as what it says itself.
 */
export const functionsOf = folder =>
  sourcesIn(join(folder, PLACE))
    .flatMap(path => functionsIn(path, readFileSync(join(folder, PLACE, path), 'utf8')))
    .sort((one, other) => one.lines - other.lines)

/** The middle one of lengths, and that which nine in ten do not exceed. */
export const lengthsOf = functions => ({
  median: share(functions, 0.5),
  p90: share(functions, 0.9)
})

/** «packages/core 5 and 13» */
export const lengthsText = (name, { median, p90 }) => `${name} ${median} and ${p90}`

/** What is wrong with the lengths of a package, with the functions that are the longest. */
export function lengthFaults(name, functions) {
  const lengths = lengthsOf(functions)
  const isOver = Object.entries(LIMITS).some(([kind, limit]) => lengths[kind] > limit)
  if (!isOver) return []
  const longest = functions.slice(-NAMED_LONGEST).reverse()
  return [
    `Functions of ${name}: ${lengths.median} lines in the middle, ${lengths.p90} of nine in ten;`,
    `at most ${LIMITS.median} and ${LIMITS.p90}. The longest:`,
    ...longest.map(({ name, place, lines }) => `  ${lines}  ${place} ${name}`)
  ]
}

const share = (functions, part) => functions[Math.ceil(functions.length * part) - 1]?.lines ?? 0

const sourcesIn = folder =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(path => SOURCE_FILE.test(path) && !NOT_SHIPPED.test(path))

function functionsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node, outer) => {
    const own = isFunction(node) ? begin(node, file) : undefined
    if (own) {
      found.push(own)
      outer?.inner.push(own)
    }
    ts.forEachChild(node, part => visit(part, own ?? outer))
  }
  visit(file)
  return found.map(each => ({
    ...{ name: each.name, place: `${path}:${each.first + 1}` },
    lines: ownLines(each)
  }))
}

const isFunction = node => ts.isFunctionLike(node) && node.body !== undefined

function begin(node, file) {
  const lineAt = place => file.getLineAndCharacterOfPosition(place).line
  return {
    name: (node.name ?? node.parent.name)?.getText(file) ?? '',
    first: lineAt(node.getStart(file)),
    last: lineAt(node.end),
    inner: []
  }
}

/** The line where an inner function begins and the one where it ends are still the outer one's. */
const ownLines = ({ first, last, inner }) =>
  inner.reduce((lines, each) => lines - Math.max(0, each.last - each.first - 1), last - first + 1)
