// Finds folders of one package that import each other: what belongs below both lies in one of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SOURCE = /^((?:packages|examples)\/[^/]+\/src)\/([^/]+)\/.+\.tsx?$/
const NOT_SHIPPED = /\.test(-d)?\.tsx?$|\/testing\//
const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** `packages/app/src: layout, pages` for each two folders that import each other. */
export function folderPairs(root) {
  const arrows = new Set(sourcesIn(root).flatMap(file => arrowsOf(root, file)))
  return [...arrows]
    .map(arrow => arrow.split(' '))
    .filter(([place, from, to]) => from < to && arrows.has(`${place} ${to} ${from}`))
    .map(([place, from, to]) => `${place}: ${from}, ${to}`)
    .sort()
}

function sourcesIn(root) {
  const places = ['packages', 'examples'].flatMap(group =>
    listOf(join(root, group)).map(name => `${group}/${name}/src`)
  )
  return places.flatMap(place =>
    listOf(join(root, place), { recursive: true }).map(path => `${place}/${path}`)
  )
}

const listOf = (folder, options) => (existsSync(folder) ? readdirSync(folder, options) : [])

function arrowsOf(root, file) {
  const [, place, folder] = SOURCE.exec(file) ?? []
  if (place === undefined || NOT_SHIPPED.test(file)) return []
  return [...readFileSync(join(root, file), 'utf8').matchAll(RELATIVE)].flatMap(([, path]) => {
    const parts = relative(place, join(dirname(file), path)).split('/')
    const isOther = parts.length > 1 && parts[0] !== '..' && parts[0] !== folder
    return isOther ? [`${place} ${folder} ${parts[0]}`] : []
  })
}

export const pairFaults = pairs =>
  pairs.map(pair => `${pair} import each other: put what both need below them`)
