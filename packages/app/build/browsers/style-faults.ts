import { type CssNode, type Declaration, generate, List, parse, walk } from 'css-tree'

import { featuresAt, isBeyond, isBeyondOf } from './compatibility.ts'

/**
 * What of a stylesheet one of the served browsers lacks. A declaration is none with one before it, of
 * the same property, that every browser knows; a block that asks (`@supports`) is taken to know.
 */
export function styleFaults(text: string): ReadonlySet<string> {
  const faults = new Set<string>()
  walk(parse(text, { parseCustomProperty: true }), function enter(node) {
    if (node.type === 'Atrule' && node.name === 'supports') return this.skip
    for (const fault of faultsOf(node)) faults.add(fault)
    return undefined
  })
  return faults
}

function faultsOf(node: CssNode): readonly string[] {
  if (node.type === 'Atrule') return atRuleFaults(node.name)
  if (node.type === 'Feature') return mediaFaults(node.name)
  if (node.type === 'FeatureRange') return isBeyond(RANGES) ? ['@media (a < b)'] : []
  if (node.type === 'PseudoClassSelector') return selectorFaults(':', node.name)
  if (node.type === 'PseudoElementSelector') return selectorFaults('::', node.name)
  return node.type === 'Block' ? blockFaults(node.children) : []
}

const RANGES = 'css.at-rules.media.range_syntax'

/** What has a maker's prefix is meant for that one alone. */
const selectorFaults = (colons: string, name: string) =>
  !name.startsWith('-') && isBeyond(`css.selectors.${name}`) ? [colons + name] : []

const atRuleFaults = (name: string) => (isBeyond(`css.at-rules.${name}`) ? [`@${name}`] : [])

const mediaFaults = (name: string) =>
  isBeyond(`css.at-rules.media.${name}`) ? [`@media (${name})`] : []

function blockFaults(children: List<CssNode>): readonly string[] {
  const known = new Set<string>()
  const faults: string[] = []
  for (const node of children.toArray()) {
    if (node.type !== 'Declaration') continue
    const property = node.property.replace(/^-(webkit|moz)-/, '')
    const found = declarationFaults(node)
    // With a variable in it a browser finds out too late to take the one before.
    if (found.length === 0) known.add(property)
    else if (!known.has(property) || generate(node.value).includes('var(')) faults.push(...found)
  }
  return faults
}

function declarationFaults({ property, value }: Declaration): readonly string[] {
  if (property.startsWith('-')) return property.startsWith('--') ? valueFaults(value) : []
  const feature = featuresAt(`css.properties.${property}`)
  if (isBeyondOf(feature)) return [property]
  const words = valueWords(value).filter(word =>
    isBeyondOf(featuresAt(`css.properties.${property}.${word}`))
  )
  return [...words.map(word => `${property}: ${word}`), ...valueFaults(value)]
}

function valueWords(value: CssNode): readonly string[] {
  const words: string[] = []
  walk(value, node => {
    if (node.type === 'Identifier') words.push(node.name)
  })
  return words
}

const DYNAMIC = 'css.types.length.viewport_percentage_units_dynamic'

function valueFaults(value: CssNode): readonly string[] {
  const faults: string[] = []
  walk(value, node => {
    if (node.type === 'Dimension' && /^[dsl]v/.test(node.unit) && isBeyond(DYNAMIC))
      faults.push(node.unit)
    if (node.type === 'Function' && isNewFunction(node.name)) faults.push(`${node.name}()`)
  })
  return faults
}

const isNewFunction = (name: string) =>
  ['css.types', 'css.types.color', 'css.types.image', 'css.types.gradient'].some(path =>
    isBeyond(`${path}.${name}`)
  )
