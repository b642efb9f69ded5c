import { defineConfig } from 'vitest/config'

import { CORES, seeds, shared } from '../../testing/shared.config.ts'

const models = 'src/**/*.model.test.ts'
const project = { ...shared, setupFiles: [seeds] }

export default defineConfig({
  test: {
    // Most tests wait for turns of the event loop: three share a core well.
    maxWorkers: 3 * CORES,
    projects: [
      { test: { ...project, name: 'unit', include: ['src/**/*.test.ts'], exclude: [models] } },
      // Thousands of runs of one property, apart from what is run after every edit.
      { test: { ...project, name: 'model', include: [models] } },
      {
        test: { ...project, name: 'package', include: ['{scenarios,generate,cli}/**/*.test.ts'] }
      }
    ]
  }
})
