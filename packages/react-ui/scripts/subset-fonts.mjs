// Cuts the two typefaces down to the letters a Russian shop front shows, so that fonts stay under 70 kB.
// Run by hand after a font package is updated: pnpm fonts; the results are committed.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const output = new URL('../fonts/', import.meta.url)

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const russian = `ЁёҐґІіЇїЄєЎў№\u0301${range(0x410, 0x44f)}`
const latin = `${range(0x20, 0x7e)}\u00a0\u2009\u202f«»„“”‘’–—−…×°·•§©®™±²³½€′″`
const ruble = '₽₸'

const subsets = [
  {
    name: 'golos-cyrillic',
    source: require.resolve(
      '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2'
    ),
    text: russian
  },
  {
    name: 'golos-latin',
    source: require.resolve(
      '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'
    ),
    text: latin
  },
  {
    name: 'golos-ruble',
    source: require.resolve(
      '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2'
    ),
    text: ruble
  },
  {
    name: 'shantell-cyrillic',
    source: require.resolve(
      '@fontsource-variable/shantell-sans/files/shantell-sans-cyrillic-wght-normal.woff2'
    ),
    text: `Ёё${range(0x410, 0x44f)}`,
    // Notes in the margin have one weight and no playful alternates: a third of the size.
    options: { variationAxes: { wght: 500 }, noLayoutClosure: true }
  }
]

await mkdir(output, { recursive: true })

for (const { name, source, text, options } of subsets) {
  const whole = await readFile(source)
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', ...options })
  await writeFile(new URL(`${name}.woff2`, output), part)
  console.log(`${name}.woff2 ${whole.length} → ${part.length}`)
}

const licences = {
  'golos-text': require.resolve('@fontsource-variable/golos-text/LICENSE'),
  'shantell-sans': require.resolve('@fontsource-variable/shantell-sans/LICENSE')
}
for (const [family, licence] of Object.entries(licences)) {
  await copyFile(licence, new URL(`OFL-${family}.txt`, output))
}
