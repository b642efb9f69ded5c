import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Several processes on one store: the embedded one has room for one.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.DATABASE_URL ? [] : ['test/instances.test.ts'])
    ],
    setupFiles: ['../../packages/core/fast-check.setup.ts'],
    // Each file starts a store of its own in WebAssembly.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2
  }
})
