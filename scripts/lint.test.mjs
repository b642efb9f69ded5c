// Shows that the linter keeps browser, clock and random out of the core, and whole zod out of all.
import { beforeAll, expect, test } from 'vitest'

import { run } from './lib/command.mjs'
import { makeCheckout } from './lib/fixture.mjs'
import { bin } from './lib/workspace.mjs'

const BANNED = `
window.name, document.title, navigator.language, location.href, self.name, globalThis.name,
localStorage.getItem('a'), sessionStorage.getItem('a'), indexedDB.cmp(1), fetch('/'),
new XMLHttpRequest(), new WebSocket('/'), setTimeout(String), setInterval(String),
Date.now(), new Date(), performance.now(), Math.random(), crypto.randomUUID(),
crypto.getRandomValues(new Uint8Array(1))`
  .trim()
  .split(/,\s+/)

const IN_CORE = 'packages/core/src/basket/banned.ts'
const IN_PLATFORM = 'packages/core/src/platform/banned.ts'
const IN_TEST = 'packages/core/src/basket/banned.test.ts'
const ZOD = {
  'packages/app/src/zod.ts': "import { z } from 'zod'\nexport const schema = z.string()\n",
  'packages/core/src/mini.ts': "import { z } from 'zod/mini'\nexport const schema = z.string()\n",
  'packages/core/src/good.ts': "import * as z from 'zod/mini'\nexport const schema = z.string()\n"
}

const banned = BANNED.map((use, place) => `export const use${place} = () => ${use}\n`).join('')

let checkout
let findings

beforeAll(async () => {
  const files = { [IN_CORE]: banned, [IN_PLATFORM]: banned, [IN_TEST]: banned, ...ZOD }
  checkout = makeCheckout(files, ['biome.json', '.gitignore', 'scripts/lint'])
  const options = ['--reporter=json', '--max-diagnostics=none', 'packages']
  const { output } = await run([bin('biome'), 'lint', ...options], { cwd: checkout.folder })
  findings = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).diagnostics
})

const linesOf = path =>
  new Set(
    findings.filter(found => found.location.path === path).map(found => found.location.start.line)
  )

test.each(BANNED.map((use, place) => [use, place + 1]))('the core may not use %s', (_use, line) => {
  expect(linesOf(IN_CORE)).toContain(line)
  expect(linesOf(IN_PLATFORM)).toContain(line)
})

test('a test of the core may use what it needs', () => {
  expect(linesOf(IN_TEST)).toEqual(new Set())
})

test('zod comes only as the namespace of zod/mini', () => {
  expect(linesOf('packages/app/src/zod.ts')).toEqual(new Set([1]))
  expect(linesOf('packages/core/src/mini.ts')).toEqual(new Set([1]))
  expect(linesOf('packages/core/src/good.ts')).toEqual(new Set())
})
