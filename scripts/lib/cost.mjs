// Where a subject is spoken of outside its own folder in the core: the price of one more of them.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /^packages\/[^/]+\/src\/.*\.tsx?$/
const NOT_COUNTED = /\.(test|test-d)\.|\/testing\/|\/msw\//

/** The sources of a checkout: what git knows and what it would take. */
export function sourcesOf(folder) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'packages']
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter(path => SOURCE.test(path))
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/**
 * A file whose path bears the name counts whole, any other by its lines that do; `favorites` is
 * `favorite` there. Tests and what serves them are not counted.
 */
export function costOf(name, sources) {
  const word = new RegExp(name.replace(/s$/, '').replaceAll('-', '-?'), 'i')
  return sources
    .filter(({ path }) => !isOwn(name, path))
    .filter(({ path }) => !NOT_COUNTED.test(path))
    .map(({ path, text }) => ({ path, part: partOf(path), lines: linesWith(word, path, text) }))
    .filter(({ lines }) => lines > 0)
}

/** In its folder in the core, or in its files of a room; what its page reads is no part of it. */
const isOwn = (name, path) =>
  new RegExp(`^packages/core/src/(?!pages/)(.+/)?${name}[/.]`).test(path)

const partOf = path => (path.startsWith('packages/core/') ? 'core' : 'screens')

function linesWith(word, path, text) {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return word.test(path) ? lines.length : lines.filter(line => word.test(line)).length
}
