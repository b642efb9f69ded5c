import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const doors = Object.entries<string>(exports).filter(([, source]) => source.endsWith('.ts'))

const entry = Object.fromEntries(
  doors.map(([door, source]) => [door.replace(/^\.\/?/, '') || 'index', source])
)

export default defineConfig({
  entry: { ...entry, cli: 'cli/main.ts' },
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
