// What the change of the working tree touches.
import { execFileSync } from 'node:child_process'

import { root } from './workspace.mjs'

/** Paths that differ from the last commit, new files included. */
export function changedPaths() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard')
  ]
}

/** A step looks at its own folder and at what it needs; one that names neither, at everything. */
export function isTouched({ folder, needs }, paths) {
  if (folder === undefined && needs === undefined) return paths.length > 0
  const places = [...(needs ?? []), ...(folder === undefined ? [] : [folder])]
  return paths.some(path => places.some(place => path.startsWith(`${place}/`)))
}
