// Runs every bench in a process of its own, and tells what they found in one table.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { run } from '../../lib/command.mjs'
import { root } from '../../lib/workspace.mjs'
import { show } from './figures.mjs'

const FOLDER = join(root, 'scripts/bench')
const BENCH_LIMIT_MS = 15 * 60_000
const TABLE = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- \/figures -->)/
const HEAD = '| figure | now | before | goal | of the floor |\n|---|---|---|---|---|\n'

/** A bench is a module whose `bench(args)` returns the exit code; its first line says what it measures. */
export const benchNames = () =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.mjs'))
    .map(file => file.slice(0, -'.mjs'.length))
    .sort()

export const benchFile = name => join(FOLDER, `${name}.mjs`)

/**
 * Options of a bench in place of its own: `brief` ends after some seconds; with `table`, where there is one,
 * all benches together end in twenty minutes.
 */
export async function optionsOf(name, kind) {
  const { [kind]: options = {} } = await import(pathToFileURL(benchFile(name)).href)
  return options
}

/** One that wants sources of others has no brief run, and no place in the table. */
export const hasBrief = name =>
  readFileSync(benchFile(name), 'utf8').includes('\nexport const brief =')

/**
 * One bench with its `options`: its figures, whether it came to its end, and what it said. A goal
 * that is missed is a figure like others; a bench that breaks, or tells nothing, has not ended well.
 */
export async function runBench(name, options = {}, lane = '') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const file = join(folder, 'figures')
  writeFileSync(file, '')
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)])
  const { output } = await run([process.execPath, 'scripts/bench.mjs', name, ...args], {
    env: { BENCH_FIGURES: file, BENCH_LANE: lane },
    timeLimitMs: BENCH_LIMIT_MS
  })
  const rows = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
  const lines = rows.map(row => JSON.parse(row))
  rmSync(folder, { recursive: true })
  const figures = lines.filter(({ hasEnded }) => hasEnded === undefined)
  const isWhole = figures.length > 0 && figures.length < lines.length
  return { name, figures: figures.map(figure => ({ ...figure, bench: name })), isWhole, output }
}

/** All figures as rows of a table; `before` is the document with the run before this one. */
export function tableText(results, before = '') {
  const known = valuesOf(before)
  const rows = results.flatMap(({ name, figures, isWhole }) => {
    const lines = figures.map(figure => rowOf(figure, known))
    return isWhole ? lines : [...lines, `| ${name}: could not run to its end |  |  |  |  |`]
  })
  return `${HEAD}${rows.join('\n')}\n`
}

function rowOf({ bench, name, value, goal, ratio, isMissed }, known) {
  const figure = `${bench}: ${name}`
  const aim = goal === undefined ? '' : `${goal}${isMissed ? ', **missed**' : ''}`
  const cells = [show(value), known.get(figure) ?? '', aim, ratio === undefined ? '' : show(ratio)]
  return `| ${[figure, ...cells].join(' | ')} |`
}

function valuesOf(document) {
  const rows = (TABLE.exec(document)?.[0] ?? '').split('\n').slice(2)
  return new Map(rows.map(row => row.split(' | ')).map(([name, now]) => [name.slice(2), now]))
}

/** The document with this table in place of the one before. */
export const documentWith = (document, table) => document.replace(TABLE, () => table)
