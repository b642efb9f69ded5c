import { defineConfig } from 'vitest/config'

export default defineConfig({
  // In a build this address carries a hash of the fonts: vite.config.ts.
  define: { __FONTS_URL__: JSON.stringify('/assets/fonts/') },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}']
  }
})
