import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generate, parse, type Selector, walk } from 'css-tree'
import { expect, test } from 'vitest'

import { stylesOf } from './browsers/served-only.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))
/** What a browser does not draw by costs nothing there. */
const ELSEWHERE = /forced-colors\.styles\.ts$/

const sources = ['app/src', 'react-ui/src'].flatMap(folder =>
  readdirSync(packages + folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(name => /\.tsx?$/.test(name) && !ELSEWHERE.test(name))
)

/** Selectors that mean whatever follows an element: `a ~ *`. */
function followersIn(css: string): readonly string[] {
  const found: string[] = []
  walk(parse(css), function enter(node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'has') return this.skip
    if (node.type === 'Selector' && meansFollower(node)) found.push(generate(node))
    return undefined
  })
  return found
}

function meansFollower({ children }: Selector): boolean {
  const parts = children.toArray()
  return parts.some(
    (part, at) =>
      part.type === 'TypeSelector' &&
      part.name === '*' &&
      parts[at - 1]?.type === 'Combinator' &&
      /^[+~]$/.test(generate(parts[at - 1] ?? part)) &&
      !isNarrowed(parts[at + 1]?.type)
  )
}

const isNarrowed = (type: string | undefined) => type !== undefined && type !== 'Combinator'

test('a rule that means whatever follows an element is found, one that names it is not', () => {
  const css = '.a { & > * + * { top: 0 } & s ~ * i { top: 0 } & s ~ b, & > .c:has(+ *) { top: 0 } }'

  expect(followersIn(css)).toHaveLength(2)
})

test('no style means whatever follows an element: a thing put before the page would have all of it styled again', () => {
  const found = sources.flatMap(name =>
    stylesOf(readFileSync(packages + name, 'utf8'))
      .flatMap(followersIn)
      .map(rule => [name, rule])
  )

  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
