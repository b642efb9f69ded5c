// Tells whether something made earlier (packages, a build) still belongs to today's sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './workspace.mjs'

const LEFT_OUT = /^(node_modules|dist|test|scenarios|coverage|\..*)$|\.test(-d)?\.tsx?$/

/** One hash over the named files and folders of the checkout; tests and builds do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

export const isStamped = (stamp, print) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === print

export const writeStamp = (stamp, print) => writeFileSync(join(root, stamp), print)

function addTo(hash, path) {
  const place = join(root, path)
  if (statSync(place).isFile()) {
    hash.update(`${path}\0`).update(readFileSync(place)).update('\0')
    return
  }
  const names = readdirSync(place).filter(name => !LEFT_OUT.test(name))
  for (const name of names.sort()) addTo(hash, `${path}/${name}`)
}
