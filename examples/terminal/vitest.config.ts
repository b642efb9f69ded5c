import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    // A store in WebAssembly and a process of its own take their time.
    testTimeout: 60_000,
    hookTimeout: 120_000
  }
})
