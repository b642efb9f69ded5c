import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { runsOf } from '../../../../testing/runs.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { mapStorage } from '../platform/platform.ts'
import { createBadNetwork } from '../testing/bad-network.ts'
import {
  createFakeBasket,
  type FakeBasket,
  type FakeBasketOptions
} from '../testing/fake-basket.ts'
import { createRandom, createRandomBytes } from '../testing/random.ts'
import { type BasketActor, type BasketApi, createBasketMachine } from './basket.machine.ts'
import { appliedPromo } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import { type LineKey, linesIn } from './basket-line.ts'
import { badgeCount, isLineSelected, isUnsettled, linesOf, quantityOf } from './basket-log.ts'
import { type BasketOperation, emptyBasket } from './basket-state.ts'

const COMMANDS = 30
/** Products by their groups, and sets. */
const KEYS: readonly LineKey[] = [1, 2, 3, 4, 5, 'nabor:1-2', 'nabor:3-4', 'nabor:2-5']
/** Of group 4 there are five, group 5 is sold out; of a set so many as of its scarcest part. */
const STOCK: Readonly<Record<LineKey, number>> = { 4: 5, 5: 0, 'nabor:3-4': 5, 'nabor:2-5': 0 }
const TABS = [0, 1]
const MICROTASKS = 12

type Step = { tab: number; pauseMs: number; command: BasketCommand }

const key = fc.constantFrom(...KEYS)
const count = fc.integer({ min: 1, max: 12 })

const command: fc.Arbitrary<BasketCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('line.set'), key, count }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('line.type'), key, count }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('line.remove'), key }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('line.restore'), key }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('line.flush') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('lines.remove'),
      keys: fc.subarray([...KEYS], { minLength: 1 })
    })
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('basket.clear') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('lines.select'),
      keys: fc.subarray([...KEYS], { minLength: 1 }),
      selected: fc.boolean()
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('promo.apply'),
      code: fc.constantFrom('ЛИНЕЙКА10', 'НЕТТАКОГО')
    })
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('promo.cancel') }) }
)

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    tab: fc.constantFrom(...TABS),
    pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600 })),
    command
  }),
  { minLength: COMMANDS, maxLength: COMMANDS }
)

/** Two tabs of one visitor, one server, a bad network and a clock that only the test moves. */
function createWorld(seed: number, options: FakeBasketOptions) {
  const clock = createMemoryClock()
  const server = createFakeBasket({ stock: STOCK, ...options })
  const network = createBadNetwork({
    clock,
    random: createRandom(seed),
    maxDelayMs: 800,
    loss: 0.1,
    duplication: 0.2
  })
  const api: BasketApi = {
    read: () => network(() => server.read()),
    sendLines: intents => network(() => server.putLines(intents)),
    operate: operation => network(() => operateOn(server, operation))
  }
  const storage = mapStorage(new Map())
  const tabs = TABS.map(tab => {
    const source = { now: clock.now, randomBytes: createRandomBytes(seed + tab), storage }
    return createActor(createBasketMachine(api, source, emptyBasket()), { clock })
  })
  for (const tab of tabs) {
    tab.on('basket.changed', ({ version }) => {
      for (const other of tabs) {
        const isBehind = other !== tab && other.getSnapshot().context.version < version
        if (isBehind) other.send({ type: 'basket.reload' })
      }
    })
    tab.start()
  }
  return { clock, server, tabs }
}

function operateOn(server: FakeBasket, operation: BasketOperation) {
  const { id: intent } = operation
  switch (operation.kind) {
    case 'select':
      return server.select(operation.keys, operation.selected, { intent })
    case 'promo':
      return server.setPromo(operation.code || null, { intent })
    default:
      return server.read()
  }
}

async function flush() {
  for (let turn = 0; turn < MICROTASKS; turn += 1) await undefined
}

interface Wanted {
  readonly id: string
  readonly count: number
  /** A tab that did not know of the line has cleared the basket since: the line may be gone. */
  readonly isCleared?: boolean
}

/** The newest wish about each line, whichever tab had it. */
function noteIntents(intents: Map<LineKey, Wanted>, tab: BasketActor) {
  const { log } = tab.getSnapshot().context
  const clearing = log.findLast(({ clears }) => clears)?.id ?? ''
  for (const [line, intent] of intents) {
    if (intent.id < clearing) intents.set(line, { ...intent, isCleared: true })
  }
  for (const { key: line, id, count: wanted } of log) {
    if (id > (intents.get(line)?.id ?? '')) intents.set(line, { id, count: wanted })
  }
}

async function play(seed: number, script: readonly Step[], options: FakeBasketOptions = {}) {
  const { clock, server, tabs } = createWorld(seed, options)
  const intents = new Map<LineKey, Wanted>()
  await flush()
  for (const { tab, pauseMs, command: intent } of script) {
    const actor = tabs[tab]
    if (!actor) continue
    actor.send(intent)
    noteIntents(intents, actor)
    await pass(clock, pauseMs)
    expectRemovedStayAway(intents, actor)
  }
  const isBusy = () => clock.nextIn() !== undefined || tabs.some(tab => unsettled(tab))
  for (let turn = 0; turn < 2000 && isBusy(); turn += 1) await pass(clock, clock.nextIn() ?? 0)

  const counts = server.counts()
  const wanted = [...intents]
    .filter(([line, { isCleared }]) => !isCleared || counts[line] !== undefined)
    .map(([line, intent]) => [line, possible(line, intent.count)] as const)
  expect(counts).toEqual(Object.fromEntries(wanted.filter(([, pieces]) => pieces > 0)))
  for (const tab of tabs) expectSameAsServer(tab, server)
  for (const tab of tabs) tab.stop()
}

const possible = (line: LineKey, pieces: number) => Math.min(pieces, STOCK[line] ?? pieces)

const unsettled = (tab: BasketActor) => isUnsettled(tab.getSnapshot().context)

async function pass(clock: ReturnType<typeof createMemoryClock>, ms: number) {
  let left = ms
  for (let next = clock.nextIn(); next !== undefined && next <= left; next = clock.nextIn()) {
    clock.advance(next)
    left -= next
    await flush()
  }
  clock.advance(left)
  await flush()
}

/** What this tab took out, and nobody wanted since, is out of its view from then on. */
function expectRemovedStayAway(intents: ReadonlyMap<LineKey, Wanted>, tab: BasketActor) {
  const { context } = tab.getSnapshot()
  for (const [line, intent] of intents) {
    if (
      intent.count === 0 &&
      context.lastIntentId >= intent.id &&
      isOwn(context.log, line, intent.id)
    ) {
      // Asked thousands of times: `expect` would take most of the test's time.
      if (quantityOf(context, line) !== 0) throw new Error(`Line ${line} came back`)
    }
  }
}

const isOwn = (log: readonly { key: LineKey; id: string }[], line: LineKey, id: string) =>
  log.some(intent => intent.key === line && intent.id === id)

function expectSameAsServer(tab: BasketActor, server: ReturnType<typeof createFakeBasket>) {
  const { context } = tab.getSnapshot()
  const { data, total, version } = server.read()
  expect(isUnsettled(context)).toBe(false)
  expect(context.version).toBe(version)
  expect(context.buckets).toEqual(data)
  expect(Object.fromEntries(linesOf(context).map(id => [id, quantityOf(context, id)]))).toEqual(
    server.counts()
  )
  expect(badgeCount(context)).toBe(total.productsCountInBasket)
  expect(appliedPromo(context)).toBe(total.promocodeUsed ?? '')
  for (const { id, selected } of linesIn(data)) expect(isLineSelected(context, id)).toBe(selected)
}

const property = (options?: FakeBasketOptions) =>
  fc.asyncProperty(fc.integer(), steps, (seed, script) => play(seed, script, options))

test('shows what the server has after any delays, losses, copies and reorderings', async () => {
  await fc.assert(property(), { numRuns: runsOf('basket, its tabs and its network') })
})

test.each([
  { fault: 'a server that takes every copy for a new wish', ignoresIntentIds: true },
  { fault: 'a server that adds instead of setting', addsCounts: true }
])('would notice $fault', async ({ fault: _fault, ...options }) => {
  const details = await fc.check(property(options), { numRuns: 300, endOnFailure: true })

  expect(details.failed).toBe(true)
})
