// How long the functions of a package are, the middle one and the longest of nine in ten.
import ts from 'typescript'

import { lastLineOf, lineOf, parse, pathsIn, read } from './sources.mjs'

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
  pathsIn(folder, 'src')
    .filter(path => SOURCE_FILE.test(path) && !NOT_SHIPPED.test(path))
    .flatMap(path => functionsIn(path.slice('src/'.length), read(folder, path)))
    .sort((one, other) => one.lines - other.lines)

/** The middle one of lengths, and that which nine in ten do not exceed. */
export const lengthsOf = functions => ({
  median: share(functions, 0.5),
  p90: share(functions, 0.9)
})

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

function functionsIn(path, text) {
  const file = parse(path, text)
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
    ...{ name: each.name, place: `${path}:${each.first}` },
    lines: ownLines(each)
  }))
}

const isFunction = node => ts.isFunctionLike(node) && node.body !== undefined

const begin = (node, file) => ({
  name: (node.name ?? node.parent.name)?.getText(file) ?? '',
  first: lineOf(node, file),
  last: lastLineOf(node, file),
  inner: []
})

/** The line where an inner function begins and the one where it ends are still the outer one's. */
const ownLines = ({ first, last, inner }) =>
  inner.reduce((lines, each) => lines - Math.max(0, each.last - each.first - 1), last - first + 1)
