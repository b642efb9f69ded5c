// The sources of a checkout as the compiler sees them.
import { join } from 'node:path'
import ts from 'typescript'

import { pathsIn, read } from '../sources.mjs'
import { PACKAGES } from './files.mjs'

/** What a newcomer has to learn. */
const WORDS =
  'part door ground wish courier told tell heard given known put look tidings touched'.split(' ')

const SOURCE = /\.tsx?$/
const TEST = /\.test(-d)?\.tsx?$/

/** `{ ts, checker, sourceAt, isOwn }` of the packages and the backend of the checkout at `root`. */
export function openProgram(root) {
  const paths = PACKAGES.flatMap(name => pathsIn(root, `${name}/src`))
    .filter(path => SOURCE.test(path) && !TEST.test(path))
    .map(path => join(root, path))
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(base, ts.sys, root)
  const program = ts.createProgram(paths, {
    ...options,
    incremental: false,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']
  })
  const own = new Set(paths)
  return {
    checker: program.getTypeChecker(),
    sources: paths.map(path => program.getSourceFile(path)),
    isOwn: path => own.has(path)
  }
}

/** `{ entries, names }`: the paths of the core that a package can import, and what they export together. */
export function entryNames(root, { checker, sources }) {
  const { exports } = JSON.parse(read(root, 'packages/core/package.json'))
  const paths = Object.values(exports).map(path => join(root, 'packages/core', path))
  const names = sources
    .filter(({ fileName }) => paths.includes(fileName))
    .flatMap(source => checker.getExportsOfModule(checker.getSymbolAtLocation(source)))
    .map(({ name }) => name)
  return { entries: Object.keys(exports).length, names: names.length }
}

/** `{ part: 156, … }`: declarations, members and parameters included, by the word their name holds. */
export function wordCounts({ sources }) {
  const counts = Object.fromEntries(WORDS.map(word => [word, 0]))
  const visit = node => {
    if (node.name !== undefined && ts.isIdentifier(node.name) && isDeclared(node)) {
      for (const word of wordsOf(node.name.text)) if (Object.hasOwn(counts, word)) counts[word] += 1
    }
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return counts
}

const isDeclared = node =>
  !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node) && !ts.isExportSpecifier(node)

const wordsOf = name => name.split(/(?=[A-Z])|_/).map(word => word.toLowerCase())
