// Finds folders beside each other that import each other: what belongs below both lies in one of them.
import { dirname, join } from 'node:path'

import { pathsIn, read } from './sources.mjs'

const PLACES = ['packages', 'examples', 'e2e']
const SOURCE = /\.([cm]?tsx?|vue)$/
const NOT_SHIPPED = /\.test(-d)?\.tsx?$|\/testing\//
const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** `packages/app/src: layout, pages` for each two folders that import each other, at any depth. */
export function folderPairs(root) {
  const arrows = new Set(
    PLACES.flatMap(place => pathsIn(root, place))
      .filter(path => SOURCE.test(path) && !NOT_SHIPPED.test(path))
      .flatMap(file => arrowsOf(root, file))
  )
  return [...arrows]
    .map(arrow => arrow.split(' '))
    .filter(([place, from, to]) => from < to && arrows.has(`${place} ${to} ${from}`))
    .map(([place, from, to]) => `${place}: ${from}, ${to}`)
    .sort()
}

const arrowsOf = (root, file) =>
  [...read(root, file).matchAll(RELATIVE)].flatMap(
    ([, path]) => arrowOf(file.split('/'), join(dirname(file), path).split('/')) ?? []
  )

/** Where the two paths part, each goes on into a folder; a folder and what lies in it are no pair. */
function arrowOf(from, to) {
  const at = from.findIndex((part, index) => part !== to[index])
  const areFolders = at >= 0 && from.length > at + 1 && to.length > at + 1
  return areFolders ? `${from.slice(0, at).join('/')} ${from[at]} ${to[at]}` : undefined
}

export const pairFaults = pairs =>
  pairs.map(pair => `${pair} import each other: put what both need below them`)
