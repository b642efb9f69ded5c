import { configDefaults, defineConfig } from 'vitest/config'

import { longestFirst } from '../testing/longest-first.ts'
import { shared } from '../testing/shared.config.ts'
import { DEEP_ONLY, QUICK_ONLY, WITH_KEEPER } from './support/which-command.ts'

const LONGEST = [
  ...['releases', 'a11y', 'still-page', 'lightbox', 'conformance', 'early-clicks', 'links'],
  ...['slider', 'away', 'purchase', 'crowd', 'stored-texts', 'privacy', 'crash']
]

const { isDeep } = shared.provide
const leftOut = [
  ...(isDeep ? WITH_KEEPER : []),
  ...(process.env.IS_NAMED ? [] : isDeep ? QUICK_ONLY : DEEP_ONLY)
]

export default defineConfig({
  test: {
    ...shared,
    maxConcurrency: 2,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['support/global-setup.ts'],
    // Beside one shop three share two cores well; with three instances the cores are the limit.
    maxWorkers: isDeep ? 2 : 3,
    sequence: { sequencer: longestFirst(LONGEST) }
  }
})
