import { defineConfig } from 'vitest/config'

import { shared } from '../../testing/shared.config.ts'

export default defineConfig({
  // In a build this address carries a hash of the fonts: vite.config.ts.
  define: { __FONTS_URL__: JSON.stringify('/assets/fonts/'), __SHORT_TEXTS__: 'false' },
  test: { ...shared, environment: 'node', include: ['{build,src}/**/*.test.{ts,tsx}'] }
})
