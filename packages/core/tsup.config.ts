import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contracts: 'src/contracts/index.ts',
    testing: 'src/testing/index.ts'
  },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // Russian texts as they are: escaped, each letter is three times as long.
  esbuildOptions: options => {
    options.charset = 'utf8'
  },
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } }
})
