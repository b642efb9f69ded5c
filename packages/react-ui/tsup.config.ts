import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', texts: 'src/texts/index.ts' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // Russian texts as they are: escaped, each letter is three times as long.
  esbuildOptions: options => {
    options.charset = 'utf8'
  }
})
