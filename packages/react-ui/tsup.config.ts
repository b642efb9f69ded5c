import { defineConfig } from 'tsup'

/** Without file names and indents, which whoever serves it would send; lines stay where the source map has them. */
const compact = {
  name: 'compact',
  renderChunk: (code: string) => ({ code: code.replace(/^(?:\/\/ src\/.*| +)/gm, '') })
}

export default defineConfig({
  entry: { index: 'src/index.ts', texts: 'src/texts/index.ts' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  treeshake: true,
  plugins: [compact],
  // Russian texts as they are: escaped, each letter is three times as long.
  esbuildOptions: options => {
    options.charset = 'utf8'
  }
})
