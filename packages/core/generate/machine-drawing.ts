// A machine as a graph in the language of Graphviz: states in states, what leads from one to another.
import type { AnyStateNode } from 'xstate'

export interface Way {
  readonly from: AnyStateNode
  /** Undefined where the state stays. */
  readonly to: AnyStateNode | undefined
  /** `signin.submit`, «calculate is done», «after pause» */
  readonly on: string
  readonly condition: string
  readonly actions: readonly string[]
}

/** Names and labels of the language. */
const quoted = (text: string) => JSON.stringify(text)
const clusterOf = ({ id }: AnyStateNode) => quoted(`cluster_${id}`)
const innerStates = (node: AnyStateNode) => Object.values(node.states)
const isWhole = (node: AnyStateNode) => innerStates(node).length > 0

/** Any state inside: lines of a state that has others begin and end at its border. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const [first] = isWhole(node) ? [...node.initial.target, ...innerStates(node)] : []
  return first === undefined ? node : leafOf(first)
}

export function drawingOf(root: AnyStateNode, ways: readonly Way[]): string {
  const parts = [
    'compound=true; rankdir=TB; nodesep=0.3; ranksep=0.45; bgcolor=transparent;',
    'node [shape=box style=rounded fontname="Arial" fontsize=13 margin="0.16,0.08"];',
    'edge [fontname="Arial" fontsize=11 arrowsize=0.7];',
    ...insideOf(root),
    ...linesOf(ways)
  ]
  return `digraph ${quoted(root.key)} {\n${parts.map(part => `  ${part}`).join('\n')}\n}`
}

const insideOf = (node: AnyStateNode): readonly string[] => [
  ...innerStates(node).flatMap(stateOf),
  ...(node.type === 'compound' ? startOf(node) : [])
]

function stateOf(node: AnyStateNode): readonly string[] {
  const label = quoted(node.tags.includes('busy') ? `${node.key} …` : node.key)
  if (!isWhole(node)) {
    const twice = node.type === 'final' ? ' peripheries=2' : ''
    return [`${quoted(node.id)} [label=${label}${twice}];`]
  }
  const style = node.parent?.type === 'parallel' ? '"rounded,dashed"' : 'rounded'
  const head = `label=${label}; fontname="Arial"; fontsize=13; style=${style}; margin=14;`
  return [`subgraph ${clusterOf(node)} {`, head, ...insideOf(node), '}']
}

/** A dot from which a line leads to the first state. */
function startOf(node: AnyStateNode): readonly string[] {
  const dot = quoted(`${node.id} start`)
  const [first] = node.initial.target
  if (first === undefined) return []
  return [`${dot} [shape=point width=0.1 label=""];`, lineOf(dot, first, [])]
}

function linesOf(ways: readonly Way[]): readonly string[] {
  const labels = new Map<string, string[]>()
  for (const { from, to, on, condition } of ways) {
    if (to === undefined || to === from) continue
    const key = `${from.id} ${to.id}`
    labels.set(key, [...(labels.get(key) ?? []), condition === '' ? on : `${on}\n[${condition}]`])
  }
  const drawn = new Set<string>()
  return ways.flatMap(({ from, to }) => {
    const key = `${from.id} ${to?.id}`
    const label = labels.get(key)
    if (to === undefined || label === undefined || drawn.has(key)) return []
    drawn.add(key)
    const tail = isWhole(from) ? [`ltail=${clusterOf(from)}`] : []
    return [
      lineOf(quoted(leafOf(from).id), to, [
        `label=${quoted([...new Set(label)].join('\n'))}`,
        ...tail
      ])
    ]
  })
}

function lineOf(from: string, to: AnyStateNode, attributes: readonly string[]): string {
  const head = isWhole(to) ? [`lhead=${clusterOf(to)}`] : []
  return `${from} -> ${quoted(leafOf(to).id)} [${[...attributes, ...head].join(' ')}];`
}
