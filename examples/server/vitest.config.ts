import { configDefaults, defineConfig } from 'vitest/config'

import { CORES, seeds, shared } from '../../testing/shared.config.ts'

const SEVERAL = ['test/instances.test.ts', 'test/upgrade.test.ts']

export default defineConfig({
  test: {
    ...shared,
    // On PostgreSQL a test mostly waits for another process: two share a core well.
    maxWorkers: process.env.DATABASE_URL ? 2 * CORES : CORES,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Several processes on one store: the embedded one has room for one.
    exclude: [...configDefaults.exclude, ...(process.env.DATABASE_URL ? [] : SEVERAL)],
    setupFiles: [seeds]
  }
})
