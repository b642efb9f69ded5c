import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../src/routes/routes.ts'
import { apiReference, entries, publicNames } from './api-reference.ts'
import { FIRST_NAMES } from './first-names.ts'
import { machinePages, readMachines } from './machines.ts'
import { outputs } from './outputs.ts'
import { pageContents } from './page-contents.ts'
import { openProgram } from './program.ts'
import { core } from './sources.ts'

const machines = await readMachines()
/** It takes the compiler seconds. */
const program = openProgram([...Object.values(entries), ...machines.map(({ path }) => path)])
const names = publicNames(program)

/** Types of entities are what their schemas give; calls are typed by the schemas of contracts. */
const SPEAK_OF_SCHEMAS = new Set(['api', 'entities'])
/** Doors that give schemas away. */
const SCHEMA_DOORS = new Set(['contracts', 'msw', 'testing'].map(name => `@vitrina/core/${name}`))

const OUTDATED = 'is out of date: npm run generate'

/** Formatting and the order of imports are the formatter's business. */
const words = (text: string) =>
  text
    .split(/[\s,{}[\]]+/)
    .toSorted()
    .join(' ')

const find = (asked: string) => names.find(({ name }) => name === asked)

test('the reference has every name of the entries with its words and its shape', () => {
  expect(find('tierPrice')).toMatchObject({
    subject: 'values',
    signature: expect.stringContaining(
      'prices: readonly OfferPrice[], role: string, count: number'
    ),
    doc: expect.stringContaining('(B2)')
  })
  expect(find('Product')?.signature).toContain('/** Sanitised HTML. */')
  expect(find('Platform')?.signature).toContain('readonly clock: Clock')
  expect(find('createTestShop')?.examples).toHaveLength(1)
  expect(find('listProducts')?.signature).toContain("path: '/catalog/v1/products'")
})

test('the reference has what a public name speaks of, though no entry gives it away', () => {
  expect(find('CheckoutCommand')).toMatchObject({
    entry: undefined,
    subject: 'orders',
    signature: expect.stringContaining("'checkout.submit'")
  })
  expect(find('MarkCommand')?.signature).toContain("'field.leave'")
})

test('the parts of a shop are told with what each gives, and that with its members', () => {
  expect(find('ServiceName')?.signature).toContain('\n  orders: OwnOrders\n')
  expect(find('OwnOrders')?.signature).toContain('cancel(')
  expect(find('OpenListing')).toBeDefined()
})

test('but for entities and calls no public type speaks of the schema library', () => {
  const spoken = names
    .filter(
      ({ entry, subject }) =>
        entry !== undefined && !SCHEMA_DOORS.has(entry) && !SPEAK_OF_SCHEMAS.has(subject)
    )
    .filter(({ signature }) => /\bz\.|\bZod/.test(signature))

  expect(spoken.map(({ name }) => name)).toEqual([])
})

test('an entity is told by its schema and nothing else', () => {
  const entities = names.filter(({ entry }) => entry === '@vitrina/core/entities')

  expect(entities.length).toBeGreaterThan(50)
  for (const { name, signature } of entities.filter(({ signature }) => /\bz\./.test(signature))) {
    expect(signature).toMatch(new RegExp(`^type ${name} = z\\.output<typeof \\w+>\\n`))
  }
})

test('twenty names come first, each with the one entry to import it from', () => {
  const pages = apiReference(names)
  const first = pages.get('README.md')?.split('## All names')[0] ?? ''

  expect(FIRST_NAMES.flatMap(([, wanted]) => wanted)).toHaveLength(20)
  expect(first).toContain('[`createShop`](shop.md#createshop) of `@vitrina/core`')
  expect(first).toContain('[`cardPrice`](values.md#cardprice) of `@vitrina/core/values`')
  expect(pages.get('values.md')).toContain('## formatPrice\n\nImport from `@vitrina/core`.')
  expect(pages.get('orders.md')).toContain('## askedPlace\n\nImport from `@vitrina/core/orders`.')
  expect(find('ProductCard')?.entry).toBe('@vitrina/core/entities')
})

test('every room has a page of the reference, which the first page leads to', () => {
  const pages = apiReference(names)
  const [first, ...rooms] = [...pages.keys()]

  expect(first).toBe('README.md')
  expect(rooms).toEqual(expect.arrayContaining(['basket.md', 'contracts.md', 'lists.md']))
  for (const room of rooms) expect(pages.get('README.md')).toContain(`(${room})`)
})

test('every machine of the core has a page with its drawing, states, events and facts', () => {
  const pages = machinePages(machines, program)
  const basket = pages.get('basket.md') ?? ''

  expect(machines.length).toBeGreaterThanOrEqual(15)
  for (const { machine } of machines) expect(pages.get('README.md')).toContain(`(${machine.id}.md)`)
  expect(basket).toContain('Opened by `shop.basket`.')
  expect(basket).toContain(
    '"basket.settled" -> "basket.settling" [label="at once\\n[isUnsettled]"];'
  )
  expect(basket).toContain('| `basket.moved` |')
  expect(basket).toMatch(/^\| `line\.set` \| `.*\bcount: number\b/m)
  expect(pages.get('paymentReturn.md')).toContain(
    "- **unknown**: Two minutes without a word: the order's page will know."
  )
  expect(pages.get('checkout.md')).toContain('| submitting | place failed | isConflict | editing |')
})

test('what is generated belongs to today’s contracts, entities and entries', async () => {
  const outdated = (await outputs()).filter(
    ({ path, text }) => words(readFileSync(join(core, path), 'utf8')) !== words(text)
  )

  expect(outdated.map(({ path }) => `${path} ${OUTDATED}`)).toEqual([])
})

test('every page is told with what it brings, by its types', () => {
  const contents = pageContents(program)

  expect(contents).toContain('  basket: Basket\n')
  expect(contents).toContain('  similar: readonly CardView[]\n')
  expect(contents.match(/^## /gm)).toHaveLength(routes.length)
})

test('the page of a room begins with what is decided there', () => {
  const pages = apiReference(names)

  expect(pages.get('lists.md')).toMatch(/^# lists\n\nFavourites, comparison, watched products\.\n/)
  for (const [file, text] of pages) {
    expect([file, text.split('\n')[2]]).not.toContain('It is written by `npm run reference`')
  }
})
