import { defineConfig } from 'tsup'

/** The command line alone, as one program: the package itself is its sources, file by file. */
export default defineConfig({
  entry: { cli: 'cli/main.ts' },
  format: 'esm',
  target: 'es2023',
  // Russian texts as they are: escaped, each letter is three times as long.
  esbuildOptions: options => {
    options.charset = 'utf8'
  }
})
