import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts', keeper: 'src/keeper/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  sourcemap: true,
  // The core is TypeScript source in the workspace; every other package is used as installed.
  noExternal: [/^@vitrina\//]
})
