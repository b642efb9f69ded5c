// Shows the small decisions of the scripts: settings, Node version, counting, reasons, findings.
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { inParallel } from './lib/checks.mjs'
import { readSettings } from './lib/env.mjs'
import { findings, replacedNames } from './lib/forbidden.mjs'
import { requireNode } from './lib/script.mjs'
import { reasonIn } from './lib/service.mjs'
import { root } from './lib/workspace.mjs'

test('the settings have their documented standard values', () => {
  expect(readSettings({ PORT: '' })).toEqual({
    port: 3000,
    apiPort: 4000,
    dataDir: join(root, '.shop-data'),
    demo: 'on'
  })
})

test.each([
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', DEMO: 'on' }, 'on'],
  [{ DEMO: 'off' }, 'off']
])('with %j npm start opens a shop whose demo is %s', (environment, demo) => {
  expect(readSettings(environment).demo).toBe(demo)
})

test.each(['0', '65536', '3000.5', 'три', '-1', '1e3', ' 80'])('PORT=%s is refused', text => {
  expect(() => readSettings({ PORT: text })).toThrow(
    `PORT=${text} — не порт. Нужно число от 1 до 65535, например PORT=3001.`
  )
})

test('one port for both processes is refused', () => {
  expect(() => readSettings({ PORT: '4000' })).toThrow('PORT и API_PORT совпали (4000)')
})

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.4', false]
])('Node %s is new enough: %s', (version, isEnough) => {
  const check = () => requireNode(version, '>=20.19')

  if (isEnough) expect(check).not.toThrow()
  else expect(check).toThrow(`Нужен Node 20.19 или новее, а запущен ${version}`)
})

test('the reason of an uncaught error is its message', () => {
  const spoken = [
    'file:///shop/main.js:10',
    "    throw new Error('База не отвечает')",
    '          ^',
    '',
    'Error: База не отвечает',
    '    at file:///shop/main.js:10:11',
    '',
    'Node.js v20.20.2',
    ''
  ]

  expect(reasonIn(spoken)).toBe('База не отвечает')
})

test.each([
  ['pnpm-lock.yaml', 'tarball: https://registry.example/a.tgz'],
  ['.npmrc', 'registry=http://registry.example'],
  ['packages/app/src/page.tsx', '// TODO later'],
  ['packages/app/src/page.test.ts', "test.skip('a', () => {})"],
  ['packages/app/src/page.test.ts', '}, 60_000)'],
  ['packages/app/src/page.test.ts', '  await vi.waitFor(() => expect(seen).toBe(1))'],
  ['e2e/support/page.ts', '  await page.waitForTimeout(500)'],
  ['packages/core/src/basket/basket.ts', "const text = 'Корзина'"]
])('%s must not hold «%s»', (path, line) => {
  expect(findings(path, `first\n${line}\n`)).toEqual([expect.stringMatching(`^${path}:2 `)])
})

test.each([
  ['packages/core/src/basket/basket.messages.ts', "const text = 'Корзина'"],
  ['packages/core/src/basket/basket.ts', '// «Корзина» of the specification'],
  ['packages/app/src/page.tsx', '<h1>Корзина</h1>'],
  ['packages/app/src/page.test.ts', '  await vi.waitFor(() => expect(seen).toBe(1), soon)']
])('%s may hold «%s»', (path, line) => {
  expect(findings(path, line)).toEqual([])
})

test('a name that a plain word has replaced is found wherever it stands, a longer name is not', () => {
  const text = "import { openThing } from './thing.ts'\n\n/** See `openThing`. */\nopenThings()\n"

  expect(replacedNames('packages/core/src/a.ts', text, ['openThing'])).toEqual([
    'packages/core/src/a.ts:1 openThing: a plain word has replaced it',
    'packages/core/src/a.ts:3 openThing: a plain word has replaced it'
  ])
})

test('never runs more tasks at a time than asked and keeps their order', async () => {
  let active = 0
  let most = 0
  const tasks = [1, 2, 3, 4, 5].map(number => async () => {
    active += 1
    most = Math.max(most, active)
    await Promise.resolve()
    active -= 1
    return number
  })

  expect(await inParallel(2, tasks)).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
