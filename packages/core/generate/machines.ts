// `docs/api/machines`: a page for each machine of the core, with its drawing, states, commands and facts.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type ts from 'typescript'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'

import { drawingOf, type Way } from './machine-drawing.ts'
import { type MachineTypes, type Message, machineTypes } from './machine-types.ts'
import { core } from './sources.ts'

/** How a shop gives each of them away, by its id. */
const OPENED: Readonly<Record<string, string>> = {
  basket: 'shop.basket',
  builds: 'shop.builds',
  checkout: "(await shop.service('openCheckout'))()",
  favorites: 'shop.favorites()',
  lightbox: 'openLightbox(…)',
  live: 'shop.live',
  modals: 'shop.modals',
  notifications: 'shop.notifications',
  paymentReturn: "(await shop.service('createPaymentReturn'))(orderId)",
  raffle: "(await shop.service('createRaffle'))(code)",
  session: 'shop.session',
  slide: 'openLightbox(…)',
  slider: 'openSlider(…)',
  verification: "(await shop.service('createVerification'))(contact)",
  version: 'shop.version'
}

/** Stands for whatever a machine calls once it runs. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.iterator) return undefined
    return key === Symbol.toPrimitive ? () => 0 : anything
  }
})

export interface MachineSource {
  /** Within the core. */
  readonly path: string
  readonly create: string
  readonly machine: AnyStateMachine
}

/** Every machine that a `.machine.ts` of the core makes. */
export async function readMachines(): Promise<readonly MachineSource[]> {
  const paths = readdirSync(join(core, 'src'), { recursive: true })
    .map(path => `src/${path}`)
    .filter(path => path.endsWith('.machine.ts'))
  const found = await Promise.all(paths.map(machinesOf))
  return found.flat().toSorted((one, other) => (one.machine.id < other.machine.id ? -1 : 1))
}

async function machinesOf(path: string): Promise<MachineSource[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(core, path)).href)
  return Object.entries(module).flatMap(([create, make]) => {
    if (typeof make !== 'function' || !/^create\w+Machine$/.test(create)) return []
    const machine: unknown = Reflect.apply(make, undefined, Array(make.length).fill(anything))
    return machine instanceof StateMachine ? [{ path, create, machine }] : []
  })
}

/** Texts by file name. */
export function machinePages(
  machines: readonly MachineSource[],
  program: ts.Program
): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker()
  const pages = machines.map(({ path, create, machine }) => {
    const source = program.getSourceFile(join(core, path))
    if (source === undefined) throw new TypeError(`The program has no ${path}`)
    const types = machineTypes(source, create, checker)
    return [`${machine.id}.md`, pageOf(machine, types)] as const
  })
  return new Map([['README.md', contentsOf(machines, pages)], ...pages])
}

function contentsOf(
  machines: readonly MachineSource[],
  pages: readonly (readonly [string, string])[]
): string {
  const rows = machines.map(({ machine }, place) => {
    const [, , doc = ''] = pages[place]?.[1].split('\n\n') ?? []
    return `| [${machine.id}](${machine.id}.md) | ${openedOf(machine)} | ${doc.replaceAll('\n', ' ')} |`
  })
  return `# Machines

What runs in a shop, as [XState](https://stately.ai/docs) machines: their states, the events that they take and the facts that they
tell. Each page is made from the machine itself. \`opened.actor\` is the running machine, as \`shop.basket.actor\`: \`actor.on('fact', …)\`
hears a fact, \`actor.getSnapshot().matches('state')\` asks for a state, \`until\` of \`@vitrina/core/store\` waits for one.

| machine | opened by | what it does |
|---|---|---|
${rows.join('\n')}
`
}

function openedOf({ id }: AnyStateMachine): string {
  const opened = OPENED[id]
  if (opened === undefined)
    throw new TypeError(`generate/machines.ts does not tell who opens ${id}`)
  return `\`${opened}\``
}

function pageOf(machine: AnyStateMachine, types: MachineTypes): string {
  const nodes = nodesOf(machine.root)
  const ways = nodes.flatMap(waysOf)
  const parts = [
    `# ${machine.id}`,
    `Opened by ${openedOf(machine)}.`,
    types.doc,
    `\`\`\`dot\n${drawingOf(machine.root, ways)}\n\`\`\``,
    'A dot leads to the first state; `…` marks a state with the tag `busy`, a double border one that is final.',
    `## States\n\n${nodes
      .slice(1)
      .map(node => stateLine(node, types))
      .join('\n')}`,
    messagesPart(
      'Events',
      'What it takes: commands of a screen, by `send`, and what the shop itself tells it.',
      types.events
    ),
    messagesPart('Facts', 'What it tells, heard by `actor.on(type, listener)`.', types.facts),
    `## Transitions\n\n| in | on | if | goes to | does |\n|---|---|---|---|---|\n${ways.map(wayRow).join('\n')}`
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf)
]

const pathOf = (node: AnyStateNode) => node.path.join('.')

function stateLine(node: AnyStateNode, { stateDocs }: MachineTypes): string {
  const calls = node.invoke.map(({ src }) => `Calls \`${String(src)}\`.`)
  const words = [
    stateDocs.get(pathOf(node)) ?? '',
    ...calls,
    ...node.tags.map(tag => `Tag \`${tag}\`.`)
  ]
  const said = words.filter(word => word !== '').join(' ')
  return `- **${pathOf(node)}**${said === '' ? '' : `: ${said}`}`
}

const messagesPart = (title: string, words: string, messages: readonly Message[]) =>
  messages.length === 0
    ? ''
    : `## ${title}\n\n${words}\n\n| type | brings |\n|---|---|\n${messages.map(messageRow).join('\n')}`

const messageRow = ({ type, brings }: Message) =>
  `| \`${type}\` | ${brings === '' ? '' : codeCell(brings)} |`

const codeCell = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

function waysOf(node: AnyStateNode): readonly Way[] {
  const listed = [...node.transitions.entries()].flatMap(([type, ways]) =>
    ways.map(way => ({ type, way }))
  )
  const immediate = (node.always ?? []).map(way => ({ type: '', way }))
  return [...listed, ...immediate].flatMap(({ type, way }) => {
    const targets = way.target ?? [undefined]
    return targets.map(to => ({
      from: node,
      to,
      on: eventName(type),
      condition: conditionOf(way.guard),
      actions: way.actions.map(typeOf).filter(name => name !== '')
    }))
  })
}

/** XState names what it sends itself by what it waits for. */
function eventName(type: string): string {
  const [, , kind, rest = ''] =
    /^(xstate)\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(type) ?? []
  if (type === '') return 'at once'
  if (type === '*') return 'any other'
  if (kind === 'done.actor') return `${rest} is done`
  if (kind === 'error.actor') return `${rest} failed`
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  return kind === 'done.state' ? `${rest} is over` : type
}

function typeOf(named: unknown): string {
  if (typeof named === 'string') return named
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : ''
}

/** A condition with what it is asked about: `isPhase submitting`. */
function conditionOf(guard: unknown): string {
  const asked = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : ''
  return [typeOf(guard), typeof asked === 'string' ? asked : ''].join(' ').trim()
}

const wayRow = ({ from, to, on, condition, actions }: Way) =>
  `| ${pathOf(from) || 'any state'} | ${on} | ${condition} | ${to === undefined ? '' : pathOf(to)} | ${actions.join(', ')} |`
