// Lines of the core by what they are; blank lines and comments count for nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const FOLDERS = ['src', 'cli', 'scenarios']
const SOURCE_FILE = /\.m?ts$/
const NOTHING = /^\s*($|\/\/|\/\*|\*)/

/** The first that fits says what a file is. */
const KINDS = [
  ['tests', path => /\.test(-d)?\.m?ts$/.test(path) || path.startsWith('scenarios/')],
  // What the tests of other teams stand on is a product of its own.
  ['test kit', path => path.startsWith('src/testing/')],
  ['generated', path => /^src\/([a-z-]+\/)?index\.ts$/.test(path)],
  ['code', () => true]
]

/** Lines by kind of the core that lies in `folder`. */
export function coreLines(folder) {
  const lines = Object.fromEntries(KINDS.map(([kind]) => [kind, 0]))
  for (const path of FOLDERS.flatMap(name => filesIn(folder, name))) {
    const [kind] = KINDS.find(([, isOne]) => isOne(path))
    lines[kind] += countLines(readFileSync(join(folder, path), 'utf8'))
  }
  return lines
}

/** «tests 22781, test kit 1629, …» */
export const linesText = lines =>
  Object.entries(lines)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')

const countLines = text => text.split('\n').filter(line => !NOTHING.test(line)).length

function filesIn(folder, name) {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && SOURCE_FILE.test(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}
