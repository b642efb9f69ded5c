import { configDefaults, defineConfig } from 'vitest/config'

import { longestFirst } from '../../testing/longest-first.ts'
import { CORES, seeds, shared } from '../../testing/shared.config.ts'

const SEVERAL = ['test/instances.test.ts', 'test/upgrade.test.ts']

const LONGEST = [
  ...['contracts.property', 'object-access', 'valid-inputs.property', 'log-canary', 'crash'],
  ...['limits', 'production', 'copy-store', 'upgrade', 'start', 'instances', 'certificate-life']
]

export default defineConfig({
  test: {
    ...shared,
    // On PostgreSQL a test mostly waits for another process: two share a core well.
    maxWorkers: process.env.DATABASE_URL ? 2 * CORES : CORES,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Several processes on one store: the embedded one has room for one.
    exclude: [...configDefaults.exclude, ...(process.env.DATABASE_URL ? [] : SEVERAL)],
    setupFiles: [seeds],
    sequence: { sequencer: longestFirst(LONGEST) }
  }
})
