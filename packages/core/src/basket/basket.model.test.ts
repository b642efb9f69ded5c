import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { runsOf } from '../../../../testing/runs.ts'
import { createMemoryClock } from '../platform/memory-clock.ts'
import { createBadNetwork } from '../testing/bad-network.ts'
import {
  createFakeBasket,
  type FakeBasket,
  type FakeBasketOptions
} from '../testing/fake-basket.ts'
import { createRandom, createRandomBytes } from '../testing/random.ts'
import { type BasketActor, type BasketApi, createBasketMachine } from './basket.machine.ts'
import { appliedPromo, isLineSelected, isSetSelected } from './basket.selectors.ts'
import type { BasketCommand } from './basket-command.ts'
import {
  badgeCount,
  isUnsettled,
  linesOf,
  quantityOf,
  setQuantityOf,
  setsOf
} from './basket-log.ts'
import { projectedBuckets } from './basket-projection.ts'
import { type BasketOperation, emptyBasket } from './basket-state.ts'
import { choiceOf } from './constructor-set.ts'

const COMMANDS = 30
const GROUPS = [1, 2, 3, 4, 5]
/** Of group 4 there are five, group 5 is sold out. */
const STOCK: Readonly<Record<number, number>> = { 4: 5, 5: 0 }
/** Of the second set there are five, of the third none: so many as of its scarcest part. */
const SETS = ['nabor:1-2', 'nabor:3-4', 'nabor:2-5']
const STOCK_OF_SETS: Readonly<Record<string, number>> = { 'nabor:3-4': 5, 'nabor:2-5': 0 }
const TABS = [0, 1]
const MICROTASKS = 12

type Step = { tab: number; pauseMs: number; command: BasketCommand }

const groupId = fc.constantFrom(...GROUPS)
const count = fc.integer({ min: 1, max: 12 })

const command: fc.Arbitrary<BasketCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('line.set'), groupId, count }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('line.type'), groupId, count }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('line.remove'), groupId }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('line.restore'), groupId }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('line.flush') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('set.put'),
      setId: fc.constantFrom(...SETS),
      count: fc.integer({ min: 0, max: 9 })
    })
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('basket.clear') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('lines.select'),
      groupIds: fc.subarray(GROUPS, { minLength: 1 }),
      setIds: fc.subarray(SETS),
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
    put: intents => network(() => server.put(intents)),
    operate: operation => network(() => operateOn(server, operation))
  }
  const tabs = TABS.map(tab => {
    const source = { now: clock.now, randomBytes: createRandomBytes(seed + tab) }
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
    case 'select': {
      const { groupIds, setIds, selected } = operation
      return server.select(groupIds, selected, { intent, setIds })
    }
    case 'promo':
      return server.setPromo(operation.code || null, { intent })
    case 'set':
      return server.putSet({ id: intent, ...choiceOf(operation.setId), count: operation.count })
    default:
      return server.read()
  }
}

async function flush() {
  for (let turn = 0; turn < MICROTASKS; turn += 1) await undefined
}

/** The newest wish about each line, whichever tab had it. */
function noteWishes(wishes: Map<number, { id: string; count: number }>, tab: BasketActor) {
  for (const { groupId: line, id, count: wanted } of tab.getSnapshot().context.log) {
    if (id > (wishes.get(line)?.id ?? '')) wishes.set(line, { id, count: wanted })
  }
}

/** The same about the sets. */
function noteSetWishes(wishes: Map<string, { id: string; count: number }>, tab: BasketActor) {
  for (const operation of tab.getSnapshot().context.operations) {
    if (operation.kind !== 'set') continue
    const { setId, id, count: wanted } = operation
    if (id > (wishes.get(setId)?.id ?? '')) wishes.set(setId, { id, count: wanted })
  }
}

async function play(seed: number, script: readonly Step[], options: FakeBasketOptions = {}) {
  const { clock, server, tabs } = createWorld(seed, options)
  const wishes = new Map<number, { id: string; count: number }>()
  const setWishes = new Map<string, { id: string; count: number }>()
  await flush()
  for (const { tab, pauseMs, command: wish } of script) {
    const actor = tabs[tab]
    if (!actor) continue
    actor.send(wish)
    noteWishes(wishes, actor)
    noteSetWishes(setWishes, actor)
    await pass(clock, pauseMs)
    expectRemovedStayAway(wishes, actor)
  }
  const isBusy = () => clock.nextIn() !== undefined || tabs.some(tab => unsettled(tab))
  for (let turn = 0; turn < 2000 && isBusy(); turn += 1) await pass(clock, clock.nextIn() ?? 0)

  const wanted = [...wishes].map(([line, wish]) => [line, possible(line, wish.count)] as const)
  expect(server.counts()).toEqual(Object.fromEntries(wanted.filter(([, pieces]) => pieces > 0)))
  const wantedSets = [...setWishes].map(([setId, wish]) => {
    return [setId, Math.min(wish.count, STOCK_OF_SETS[setId] ?? wish.count)] as const
  })
  expect(server.setCounts()).toEqual(
    Object.fromEntries(wantedSets.filter(([, pieces]) => pieces > 0))
  )
  for (const tab of tabs) expectSameAsServer(tab, server)
  for (const tab of tabs) tab.stop()
}

const possible = (line: number, pieces: number) => Math.min(pieces, STOCK[line] ?? pieces)

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
function expectRemovedStayAway(
  wishes: ReadonlyMap<number, { id: string; count: number }>,
  tab: BasketActor
) {
  const { context } = tab.getSnapshot()
  for (const [line, wish] of wishes) {
    if (wish.count === 0 && context.lastIntentId >= wish.id && isOwn(context.log, line, wish.id)) {
      // Asked thousands of times: `expect` would take most of the test's time.
      if (quantityOf(context, line) !== 0) throw new Error(`Line ${line} came back`)
    }
  }
}

const isOwn = (log: readonly { groupId: number; id: string }[], line: number, id: string) =>
  log.some(intent => intent.groupId === line && intent.id === id)

function expectSameAsServer(tab: BasketActor, server: ReturnType<typeof createFakeBasket>) {
  const { context } = tab.getSnapshot()
  const { data, total, version } = server.read()
  expect(isUnsettled(context)).toBe(false)
  expect(context.version).toBe(version)
  expect(projectedBuckets(context)).toEqual(data)
  expect(Object.fromEntries(linesOf(context).map(id => [id, quantityOf(context, id)]))).toEqual(
    server.counts()
  )
  expect(Object.fromEntries(setsOf(context).map(id => [id, setQuantityOf(context, id)]))).toEqual(
    server.setCounts()
  )
  for (const { id, selected } of data.flatMap(bucket => bucket.constructorSets)) {
    expect(isSetSelected(context, id)).toBe(selected)
  }
  expect(badgeCount(context)).toBe(total.productsCountInBasket)
  expect(appliedPromo(context)).toBe(total.promocodeUsed ?? '')
  for (const group of data.flatMap(bucket => bucket.products).flatMap(({ groups }) => groups)) {
    expect(isLineSelected(context, group.id)).toBe(group.selected)
  }
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
