import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const models = 'src/**/*.model.test.ts'
/** Nothing waits so long by itself: a machine that does much else may be slow. */
const testTimeout = 60_000
const setupFiles = ['fast-check.setup.ts']

export default defineConfig({
  test: {
    // Most tests wait for turns of the event loop: three share a core well.
    maxWorkers: 3 * availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: [models],
          // Nothing of the core lives at a module's top: files share what is loaded once.
          isolate: false,
          setupFiles,
          testTimeout
        }
      },
      // Thousands of runs of one property, apart from what is run after every edit.
      { test: { name: 'model', include: [models], setupFiles, testTimeout } },
      {
        test: {
          name: 'package',
          include: ['{scenarios,generate,cli}/**/*.test.ts'],
          setupFiles,
          testTimeout
        }
      }
    ]
  }
})
