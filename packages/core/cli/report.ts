import { isEndpoint } from '../src/api/endpoint.ts'
import * as contracts from '../src/contracts/index.ts'
import type { CheckedCall } from './contract-check.ts'
import type { Difference } from './differences.ts'
import { writingRecipes } from './recipes.ts'

interface Checked {
  readonly url: string
  readonly write: boolean
  readonly isMember: boolean
}

/** Names of the contracts by their calls: `GET /news/v1` is `listNews`. */
const names = new Map<string, string>(
  Object.entries(contracts).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [[`${endpoint.method} ${endpoint.path}`, name] as const] : []
  )
)
const calls = new Map<string, string>([...names].map(([call, name]) => [name, call]))

/** What a check has found, in words for whoever builds the backend. */
export function reportOf(rows: readonly CheckedCall[], checked: Checked): string {
  const differing = rows.filter(isDiffering)
  const leftOut = leftOutIn(rows, checked)
  const made = rows.filter(row => row.unchecked === undefined)
  const visitors = checked.isMember ? 'as a guest and as a member' : 'as a guest'
  return [
    `${checked.url}, ${visitors}: how its calls keep their contracts`,
    ...groupsOf(rows).map(groupLine),
    ...section('What differs', differing.flatMap(differenceLines)),
    ...section('What was left out', leftOut),
    '',
    `${made.length} calls checked, ${differing.length} differ, ${rows.length - made.length} could not be checked`
  ].join('\n')
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines]

const isDiffering = ({ differences }: CheckedCall) => differences.length > 0

/** `basket` of `GET /basket/v1/total`. */
const groupOf = (call: string) => /\/([^/]+)/.exec(call)?.[1] ?? call

function groupsOf(rows: readonly CheckedCall[]) {
  const groups = new Map<string, CheckedCall[]>()
  for (const row of rows) {
    const group = groupOf(row.call)
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other))
}

function groupLine([group, rows]: readonly [string, readonly CheckedCall[]]): string {
  const differ = rows.filter(isDiffering).length
  const open = rows.filter(({ unchecked }) => unchecked !== undefined).length
  const counts = [
    `${rows.length - differ - open} agree`,
    ...(differ > 0 ? [`${differ} differ`] : []),
    ...(open > 0 ? [`${open} left out`] : [])
  ]
  return `  ${group.padEnd(22)} ${counts.join(', ')}`
}

const differenceLines = ({ call, visitor, differences }: CheckedCall): readonly string[] => [
  `  ${call} (${names.get(call)}), asked by a ${visitor}`,
  ...differences.flatMap(difference => [
    `    the contract says: ${difference.field || 'the whole answer'} is ${difference.expected}`,
    `    the backend sent:  ${difference.got}`,
    `    to do:             ${adviceFor(difference)}`
  ])
]

function adviceFor({ field, expected, got }: Difference): string {
  if (field === 'status') return adviceForStatus(expected, got)
  if (field === '') return 'answer with JSON; is --url the API, and not a page of the front?'
  if (field === 'message') return 'give every refusal a message that a shopper can read'
  if (got === 'nothing') return `send ${field}: ${expected}, which is never left out`
  return `send ${field} as ${expected}`
}

function adviceForStatus(expected: string, got: string): string {
  if (expected.startsWith('401'))
    return 'refuse with 401 who has no token: the answer is a member’s'
  if (Number(got) >= 500) return 'the backend has failed: its log says why'
  return 'answer this call: its input is right by the contract'
}

/** Each call that nobody has judged, with the reason; calls with one reason stand together. */
function leftOutIn(rows: readonly CheckedCall[], { write, isMember }: Checked) {
  const reasons = new Map<string, Set<string>>()
  const add = (reason: string, call: string) =>
    reasons.set(reason, (reasons.get(reason) ?? new Set()).add(call))
  for (const { call, unchecked } of rows) {
    if (unchecked !== undefined) add(reasonOf(unchecked), call)
  }
  const asked = new Set(rows.map(({ call }) => call))
  for (const [call, name] of names) {
    if (asked.has(call) || (name === 'login' && isMember)) continue
    const isWriting = name in writingRecipes && !write
    add(isWriting ? 'they change something: --write makes them, on a demo' : NEVER, call)
  }
  if (!isMember) add('as a member nothing was asked: --login names one', 'every call once more')
  return [...reasons].flatMap(([reason, of]) => [
    `  ${reason}`,
    ...[...of].toSorted().map(call => `    ${call}`)
  ])
}

const NEVER = 'they order, pay, upload or change an account: no check makes them'

/** Why a call was not made, or proved nothing: `there is no listNews.data.0.code`, `refused: 404`. */
function reasonOf(unchecked: string): string {
  const status = /^refused: (\d+)$/.exec(unchecked)?.[1]
  if (status)
    return `asked with an example, since no real value is known, and refused with ${status}`
  const lacks = unchecked.replace('there is no ', '').split(', ')
  const places = lacks.map(path => {
    const [name = '', ...rest] = path.split('.')
    return `${rest.join('.')} in the answer of ${calls.get(name)}`
  })
  return `the shop has nothing to ask for: no ${places.join(', no ')}`
}
