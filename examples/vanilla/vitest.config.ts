import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A store in WebAssembly, a bundle and a browser take their time.
    testTimeout: 60_000,
    hookTimeout: 120_000
  }
})
