// What would be missing for a stranger who has only the unpacked package: the licence, its home, its links.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A link of a document to something beside it, which lies in the repository only. */
const RELATIVE_LINK = /\]\((?!https?:|#|mailto:)([^)]+)\)/g

/** One line for each fault of the package in a folder. */
export function faultsOfPacked(folder) {
  const read = name => readFileSync(join(folder, name), 'utf8')
  const { license, repository } = JSON.parse(read('package.json'))
  const faults = []
  if (!existsSync(join(folder, 'LICENSE'))) faults.push('no LICENSE')
  else if (!read('LICENSE').startsWith(`${license} License`)) {
    faults.push(`LICENSE is not ${license}`)
  }
  if (!repository?.url || !repository.directory) faults.push('the manifest names no repository')
  if (!existsSync(join(folder, 'dist'))) faults.push('it was packed before it was built')
  if (existsSync(join(folder, 'dist/.built-from'))) faults.push('it has the stamp of its build')
  if (!existsSync(join(folder, 'README.md'))) return [...faults, 'no README.md']
  const links = [...read('README.md').matchAll(RELATIVE_LINK)].map(([, path]) => path)
  const dead = links.filter(path => !existsSync(join(folder, path.split('#')[0])))
  return [...faults, ...dead.map(path => `README.md: nothing at ${path}`)]
}
