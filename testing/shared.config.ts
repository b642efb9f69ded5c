import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

import { LIMIT_MS, soon } from './limits.ts'
import type { Depth } from './provided.ts'

/** Vitest's own choice leaves one core idle. */
export const CORES = availableParallelism()

const depth: Depth = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'quick'

/** What the suites of all packages have in common. */
export const shared = {
  // Nothing of the shop lives at a module's top: files share what is loaded once.
  isolate: false,
  maxWorkers: CORES,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: soon },
  provide: { isDeep: depth === 'deep' }
} satisfies ViteUserConfig['test']

/** Where suites with properties take their seed from. */
export const seeds = fileURLToPath(new URL('../packages/core/fast-check-setup.ts', import.meta.url))
