// Takes the styles out of compiled components: their scripts keep class names, and one sheet has the rules.

import Specificity from '@bramus/specificity'
import { generate, parse } from 'css-tree'

/** A block without interpolations: its text is all there is to know. */
const STYLE_CALL = /\bstyle\(\s*`([^`$\\]*)`\s*\)/g
const STYLE_IMPORT = /^import \{ style \} from '[^']*theme\/style\.js';\n/m
const NESTING = new Set(['media', 'supports'])

/** `compile` gives `className` and `css` of a block. Returns the script with names alone, and the `blocks`. */
export function withoutStyles(code, compile) {
  const blocks = []
  const named = code.replace(STYLE_CALL, (_, text) => {
    const block = compile(text)
    blocks.push(block)
    return `() => '${block.className}'`
  })
  return { code: blocks.length === 0 ? code : named.replace(STYLE_IMPORT, ''), blocks }
}

/**
 * The same sheet whose every rule weighs nothing, so that any rule of a page wins over it: what specificity
 * decided among its own rules, their order decides. A pseudo-element cannot stand in `:where()`, and keeps its weight.
 */
export function weightless(css) {
  const { first, rules } = rulesOf(parse(css))
  const ordered = rules.toSorted((one, other) => Specificity.compare(one.weight, other.weight))
  return [...first, ...ordered.map(textOf)].join('\n')
}

/** What has no selector comes first; a rule of two selectors counts as two. */
function rulesOf(sheet) {
  const first = []
  const rules = []
  collect(sheet.children, [])
  return { first, rules }

  function collect(nodes, around) {
    for (const node of nodes) {
      if (node.type === 'Atrule' && NESTING.has(node.name)) {
        collect(node.block.children, [...around, `@${node.name} ${generate(node.prelude)}`])
      } else if (node.type === 'Rule') {
        rules.push(...[...node.prelude.children].map(one => ruleOf(one, node.block, around)))
      } else first.push(generate(node))
    }
  }
}

const ruleOf = (selector, block, around) => ({
  ...{ around, block: generate(block), selector: unweighted(selector) },
  weight: Specificity.calculateForAST(selector)
})

function unweighted(selector) {
  const nodes = [...selector.children]
  const at = nodes.findIndex(({ type }) => type === 'PseudoElementSelector')
  const [before, rest] = at < 0 ? [nodes, []] : [nodes.slice(0, at), nodes.slice(at)]
  const [scope, element] = [before, rest].map(part => part.map(node => generate(node)).join(''))
  return scope === '' ? element : `:where(${scope})${element}`
}

const textOf = ({ around, selector, block }) =>
  around.reduceRight((inner, rule) => `${rule}{${inner}}`, `${selector}${block}`)
