// Files, folders and lines of a package: code, tests, comments and blank lines apart.
import { dirname, join } from 'node:path'
import ts from 'typescript'

import { pathsIn, read } from '../sources.mjs'

export const PACKAGES = [
  'packages/core',
  'packages/react-ui',
  'packages/app',
  'packages/conformance',
  'examples/server'
]
/** A file below this is seldom a topic. */
const SMALL = 25
const SOURCE = /\.tsx?$/
const TYPES = /^import type [\s\S]*?$/gm
const COMMENT = /^\s*(\/\/|\/\*|\*)/

/** The first that fits says what a file is. */
const KINDS = [
  ['tests', /\.test(-d)?\.tsx?$|\.test\.[a-z-]+\.ts$/],
  ['words', /\.messages\.ts$/],
  ['entry', /(^|\/)index\.ts$/],
  ['topic', /./]
]

/** `{ path, kind, text }` of each source of a package; `path` begins below `src`. */
export const filesOf = (root, name) =>
  pathsIn(root, `${name}/src`)
    .filter(path => SOURCE.test(path))
    .map(path => ({
      path: path.slice(`${name}/src/`.length),
      kind: KINDS.find(([, isOne]) => isOne.test(path))[0],
      text: read(root, path)
    }))

/** `{ code, tests }`: lines that are neither blank nor comments, of tests and of all else. */
export function codeLinesOf(files) {
  const linesOf = those =>
    those.flatMap(({ text }) => text.split('\n')).filter(line => !isAside(line)).length
  const [tests, code] = [true, false].map(isTest =>
    linesOf(files.filter(({ kind }) => (kind === 'tests') === isTest))
  )
  return { code, tests }
}

const isAside = line => line.trim() === '' || COMMENT.test(line)

/** What a package is made of: `{ folders, lines, topics }`. */
export function shapeOf(files) {
  const folders = new Set(
    files.flatMap(({ path }) => (path.includes('/') ? path.split('/')[0] : []))
  )
  return { folders: folders.size, lines: linesOf(files), topics: topicsOf(files) }
}

function linesOf(files) {
  const lines = { code: 0, tests: 0, comments: 0, blank: 0 }
  for (const { kind, text } of files) {
    for (const line of text.trimEnd().split('\n')) {
      const isBlank = line.trim() === ''
      const own =
        kind === 'tests' ? 'tests' : isBlank ? 'blank' : COMMENT.test(line) ? 'comments' : 'code'
      lines[own] += 1
    }
  }
  return lines
}

function topicsOf(files) {
  const lengths = files
    .filter(({ kind }) => kind === 'topic')
    .map(({ text }) => text.trimEnd().split('\n').length)
    .sort((one, other) => one - other)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const small = lengths.filter(length => length < SMALL).length
  return {
    files: lengths.length,
    mean: Math.round(total / lengths.length),
    median: lengths[Math.floor(lengths.length / 2)],
    below: `${((100 * small) / lengths.length).toFixed(1)} %`,
    longest: lengths.at(-1)
  }
}

/** `{ folders, arrows }`: how many times one folder needs another when it runs. */
export function arrowsOf(root, name) {
  const files = filesOf(root, name).filter(({ kind }) => kind !== 'tests')
  const arrows = new Set(files.flatMap(arrowsFrom))
  const folders = new Set(files.map(({ path }) => folderOf(path)))
  return { folders: folders.size, arrows: arrows.size }
}

function arrowsFrom({ path, text }) {
  const values = text.replace(TYPES, '')
  return ts
    .preProcessFile(values, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(fileName => fileName.startsWith('.'))
    .map(fileName => join(dirname(path), fileName))
    .filter(other => folderOf(other) !== folderOf(path))
    .map(other => `${folderOf(path)} → ${folderOf(other)}`)
}

const folderOf = path => (path.includes('/') ? path.split('/')[0] : '.')
