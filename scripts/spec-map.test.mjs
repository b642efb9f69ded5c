// Keeps the map of the specification true to the tree: whatever it names is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { DEEP_ONLY } from '../e2e/support/which-command.ts'
import * as contracts from '../packages/core/src/contracts/index.ts'
import { root } from './lib/workspace.mjs'

const PATH = /`((?:packages|examples|e2e|scripts|docs)\/[^`\s]+)`/g
/** Calls of the specification (§7), as `checklist` counts them; those beyond it are `ours`. */
const CALLS = 124

const read = path => readFileSync(join(root, path), 'utf8')
const pathsIn = text => [...text.matchAll(PATH)].map(([, path]) => path)

const map = read('docs/spec-map.md')
const rows = map.split('\n').filter(line => line.startsWith('| S-'))

test('every path of the map is in the repository', () => {
  const paths = new Set(pathsIn(map))

  expect(paths.size).toBeGreaterThan(100)
  expect([...paths].filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every path of the decisions is in the repository', () => {
  const paths = pathsIn(read('docs/decisions.md'))

  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every covered row of the map names a test', () => {
  const covered = rows.filter(row => row.includes('| covered |'))

  expect(covered.length).toBeGreaterThan(100)
  expect(covered.filter(row => !/\.test\.tsx?`/.test(row))).toEqual([])
})

test('every named test stands in the file that is named with it', () => {
  const named = map.split('\n').flatMap(titlesOf)

  expect(named.length).toBeGreaterThan(200)
  const missing = named.filter(({ path, title }) => !read(path).includes(title))
  expect(missing.map(({ path, title }) => `${path} «${title}»`)).toEqual([])
})

test('a browser proof says whether only the deep command runs it', () => {
  const proofs = map
    .split('\n')
    .flatMap(proofsOf)
    .filter(({ path }) => path.startsWith('e2e/'))
  const wrong = proofs.filter(proof => proof.isMarked !== isDeep(proof))

  expect(proofs.filter(isDeep).length).toBeGreaterThan(20)
  expect(wrong.map(({ path, title = '' }) => `${path} «${title}»`)).toEqual([])
})

/** Whether only the deep command runs a file, or its test of that title. */
function isDeep({ path, title }) {
  if (DEEP_ONLY.includes(path.slice('e2e/'.length))) return true
  if (title === undefined) return false
  const before = read(path).split(title, 1)[0]
  return before.match(/\b(?:deepTest|quickTest|test)(?:\.each)?(?=[(<])/g)?.at(-1) === 'deepTest'
}

const titlesOf = line => proofsOf(line).filter(({ title }) => title !== undefined)

/** A title in «…», which may quote something itself; marked where only the deep command runs it. */
const TITLE = /^,? «((?:[^«»]|«[^»]*»)*)»( \(deep\))?/

/** Test files of a line with their titles; a file that stands alone has no title. */
function proofsOf(line) {
  return [...line.matchAll(PATH)]
    .filter(([, path]) => /\.test\.(tsx?|mjs)$/.test(path))
    .flatMap(({ 0: { length }, 1: path, index }) => {
      const rest = line.slice(index + length)
      const named = titlesFrom(rest)
      return named.length > 0
        ? named.map(proof => ({ path, ...proof }))
        : [{ path, isMarked: rest.startsWith(' (deep)') }]
    })
}

function titlesFrom(text) {
  const [whole, title, mark] = TITLE.exec(text) ?? []
  if (whole === undefined) return []
  return [{ title, isMarked: mark !== undefined }, ...titlesFrom(text.slice(whole.length))]
}

const calls = map
  .slice(map.indexOf('## Calls, one by one'))
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| group'))
  .map(line => {
    const [group, call, contract, handler, proof] = line.slice(2, -2).split(' | ')
    const names = [...contract.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const isOurs = group === 'ours'
    return { isOurs, call: call.replaceAll('`', ''), names, contract, handler, proof }
  })

const contractOf = new Map(Object.entries(contracts))
const isEndpoint = name => contractOf.get(name)?.method !== undefined

test('the map has a row for each of the 124 calls, with its files and tests', () => {
  const specified = calls.filter(({ isOurs }) => !isOurs)
  expect(specified).toHaveLength(CALLS)
  expect(new Set(specified.map(({ call }) => call)).size).toBe(CALLS)
  const bare = calls.filter(
    ({ handler, proof }) => pathsIn(handler).length === 0 || !/\.test\.tsx?`/.test(proof)
  )
  expect(bare.map(({ call }) => call)).toEqual([])
})

test('every contract stands in the table of calls, and in the file that is named with it', () => {
  const named = new Set(calls.flatMap(({ names }) => names))
  const endpoints = [...contractOf.keys()].filter(isEndpoint)

  expect(endpoints.filter(name => !named.has(name))).toEqual([])
  expect(named).toContain('notificationSocketPath')
  expect(wrongNames(calls, 'contract', name => `export const ${name} `)).toEqual([])
})

test('every contract is answered by the handler that is named with it', () => {
  const answered = calls.map(row => ({ ...row, names: row.names.filter(isEndpoint) }))

  expect(wrongNames(answered, 'handler', name => name)).toEqual([])
})

/** Names of contracts that none of the files of a cell holds as `textOf` writes them. */
const wrongNames = (table, cell, textOf) =>
  table.flatMap(row => {
    const texts = pathsIn(row[cell]).map(read)
    return row.names.filter(name => !texts.some(text => text.includes(textOf(name))))
  })

test('a contract has the method and the path that its row writes', () => {
  const shown = calls.flatMap(({ call, names }) => {
    const [, method, path] = /^(?:([A-Z]+) )?(\/[^\s…]+)/.exec(call) ?? []
    return path === undefined || method === 'WS' ? [] : [{ call, method, path, names }]
  })
  const strangers = shown.filter(
    row => !row.names.some(name => isWritten(contractOf.get(name), row))
  )

  expect(shown.length).toBeGreaterThan(100)
  expect(strangers.map(({ call }) => call)).toEqual([])
})

/** A path without a contract answers no JSON. */
const isWritten = (contract, { method, path }) =>
  typeof contract === 'string'
    ? contract === path
    : contract.path === path && (method === undefined || contract.method === method)
