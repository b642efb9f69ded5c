// A folder outside the workspace that has the packages as a stranger has them: unpacked from tarballs.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { run } from './command.mjs'
import { originOf, readSettings } from './release-settings.mjs'
import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

/** A link of a document to something beside it, which lies in the repository only. */
const RELATIVE_LINK = /\]\((?!https?:|#|mailto:)([^)]+)\)/g

/** `tarballs` are the packed packages by their names. Only what their manifests ask for lies beside them. */
export async function makeConsumer(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-consumer-'))
  const placeOf = name => join(folder, 'node_modules/@vitrina', name)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  for (const [name, tarball] of Object.entries(tarballs)) await unpack(name, tarball)

  async function unpack(name, tarball) {
    const place = placeOf(name)
    mkdirSync(place, { recursive: true })
    const tar = ['tar', '-xzf', tarball, '--strip-components=1', '-C', place]
    const { code, output } = await run(tar)
    if (code !== 0) throw new Refusal(output)
    const { dependencies = {}, peerDependencies = {} } = manifestIn(place)
    const wanted = Object.keys({ ...dependencies, ...peerDependencies })
    const foreign = wanted.filter(dependency => !dependency.startsWith('@vitrina/'))
    for (const dependency of foreign) {
      link(dependency, join(root, 'packages', name, 'node_modules', dependency))
    }
  }

  function link(name, from) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    if (!existsSync(target)) symlinkSync(from, target)
  }
  return {
    folder,
    placeOf,
    manifestOf: name => manifestIn(placeOf(name)),
    /** A package of the consumer's own, taken from where the workspace has it. */
    link,
    copy: (path, name) => cpSync(join(root, path), join(folder, name), { recursive: true })
  }
}

const manifestIn = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Where a package comes from is what the settings of a release say: no address where they say none. */
function faultsOfOrigin({ name, keywords = [], homepage, bugs, repository }) {
  const wanted = originOf(readSettings(), `packages/${name.replace('@vitrina/', '')}`)
  const isSame = JSON.stringify({ homepage, bugs, repository }) === JSON.stringify(wanted)
  return [
    ...(isSame ? [] : ['homepage, bugs or repository differ from release.json']),
    ...(keywords.length > 0 ? [] : ['no keywords'])
  ]
}

/**
 * A pinned library would stand twice in every project that has another patch of it. Only the core is: the
 * components import its files (record 50).
 */
const pinsIn = ({ dependencies = {} }) =>
  Object.entries(dependencies)
    .filter(([name, range]) => (name === '@vitrina/core') === range.startsWith('^'))
    .map(([name, range]) => `${name} ${range}: ${name === '@vitrina/core' ? 'a' : 'no'} range`)

/** One line for each fault of the package in a folder. */
export function faultsOfPacked(folder) {
  const read = name => readFileSync(join(folder, name), 'utf8')
  const manifest = JSON.parse(read('package.json'))
  const { license } = manifest
  const faults = [...faultsOfOrigin(manifest), ...pinsIn(manifest)]
  if (!existsSync(join(folder, 'CHANGELOG.md'))) faults.push('no CHANGELOG.md')
  if (!existsSync(join(folder, 'LICENSE'))) faults.push('no LICENSE')
  else if (!read('LICENSE').startsWith(`${license} License`)) {
    faults.push(`LICENSE is not ${license}`)
  }
  if (!existsSync(join(folder, 'dist'))) faults.push('it was packed before it was built')
  if (existsSync(join(folder, 'dist/.built-from'))) faults.push('it has the stamp of its build')
  if (!existsSync(join(folder, 'README.md'))) return [...faults, 'no README.md']
  const links = [...read('README.md').matchAll(RELATIVE_LINK)].map(([, path]) => path)
  const dead = links.filter(path => !existsSync(join(folder, path.split('#')[0])))
  return [...faults, ...dead.map(path => `README.md: nothing at ${path}`)]
}
