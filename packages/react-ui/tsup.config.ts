import { defineConfig } from 'tsup'

/** Lines stay where the source map has them. */
const withoutFileNames = {
  name: 'without-file-names',
  renderChunk: (code: string) => ({ code: code.replace(/^\/\/ src\/.*$/gm, '') })
}

export default defineConfig({
  entry: { index: 'src/index.ts', texts: 'src/texts/index.ts' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  sourcemap: true,
  treeshake: true,
  plugins: [withoutFileNames],
  // Russian texts as they are: escaped, each letter is three times as long.
  esbuildOptions: options => {
    options.charset = 'utf8'
  }
})
