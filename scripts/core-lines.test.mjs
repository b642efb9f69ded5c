// Shows what counts as a test of the core, what as its code, and what as neither.
import { afterAll, expect, test } from 'vitest'

import { coreLines, linesText } from './lib/core-lines.mjs'
import { makeCheckout } from './lib/fixture.mjs'

const checkout = makeCheckout(
  {
    'src/price/percent.ts': '/** A share. */\nexport const a = 1\n\nexport const b = 2\n',
    'src/price/percent.test.ts': '// Why.\ntest()\ntest()\ntest()\n',
    'src/price/index.ts': 'export {}\n',
    'src/price/price.messages.ts': 'export const texts = {}\n',
    'src/routes/routes.ts': 'export const routes = []\n',
    'src/entities/price.ts': 'export const price = 1\n',
    'src/testing/fixtures.ts': 'export const demo = 1\n',
    'src/index.ts': 'export {}\n',
    'scenarios/guest.test.ts': 'test()\n',
    'scenarios/real-shop.ts': 'export const open = 1\n',
    'cli/main.ts': 'run()\n'
  },
  []
)
afterAll(() => checkout.remove())

test('blank lines and comments count for nothing, tables and texts are code as any other', () => {
  const lines = coreLines(checkout.folder)

  expect(lines).toEqual({ tests: 5, 'test kit': 1, generated: 2, code: 6 })
  expect(linesText(lines)).toBe('tests 5, test kit 1, generated 2, code 6')
})
