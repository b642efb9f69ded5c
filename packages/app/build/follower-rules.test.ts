import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CssNode, generate, parse, type Selector, walk } from 'css-tree'
import { expect, test } from 'vitest'

import { stylesOf } from './browsers/served-only.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['app/src', 'react-ui/src'].flatMap(folder =>
  readdirSync(packages + folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(name => /\.tsx?$/.test(name))
)

/** Selectors that mean whatever follows some element, or lies in it: `a ~ *`, `input:checked + b *`. */
function followersIn(css: string): readonly string[] {
  const found: string[] = []
  walk(parse(css), function enter(node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'has') return this.skip
    if (node.type === 'Selector' && meansFollower(node)) found.push(generate(node))
    return undefined
  })
  return found
}

/** A browser knows by class or attribute whether an element can be the one that is followed. */
const KNOWN = ['ClassSelector', 'AttributeSelector', 'IdSelector', 'NestingSelector']

function meansFollower({ children }: Selector): boolean {
  const parts = children.toArray()
  const at = parts.findIndex(
    (part, place) =>
      part.type === 'Combinator' && /^[+~]$/.test(part.name) && !isKnown(parts.slice(0, place))
  )
  return at >= 0 && parts.slice(at).some((part, place, after) => isAny(part, after[place + 1]))
}

function isKnown(before: readonly CssNode[]): boolean {
  const compound = before.slice(before.findLastIndex(({ type }) => type === 'Combinator') + 1)
  return compound.some(({ type }) => KNOWN.includes(type))
}

const isAny = (part: CssNode, next: CssNode | undefined) =>
  part.type === 'TypeSelector' &&
  part.name === '*' &&
  (next === undefined || next.type === 'Combinator')

test('a rule that means whatever follows an element is found, one that names it is not', () => {
  const css =
    '.a { & > * + * { top: 0 } & s ~ * i { top: 0 } & s ~ b, & > .c:has(+ *) { top: 0 } } ' +
    'i + :where(s:checked + b *, [type] ~ *) { top: 0 } .c + * { top: 0 }'

  expect(followersIn(css)).toEqual(['&>*+*', '& s~* i', 's:checked+b *'])
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
