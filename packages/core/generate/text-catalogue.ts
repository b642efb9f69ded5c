// The one list of all words: the modules that hold them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { core } from './sources.ts'

const SOURCES = join(core, 'src')
const GROUP = /^export const (\w+)(?:: [^=]+)? = \{$|^export const (\w+) = \{ .+\} as const$/gm

/** What is no wording of the shop's: keys of a keyboard, titles that are looked for, a recorded consent. */
const FIXED = new Set(['keyboardLayouts', 'columnTitles', 'sizeColumns', 'consentMessages'])

/** `src/texts/catalogue.ts`: every group of words by its name. */
export function textCatalogue(): string {
  const groups = messageFiles().flatMap(file =>
    groupsOf(readFileSync(join(SOURCES, file), 'utf8')).map(group => ({ file, group }))
  )
  return `${[
    '// biome-ignore-all assist/source/organizeImports: in the order of the files.',
    ...groups.map(({ file, group }) => `import { ${group} } from '../${file}'`),
    '',
    '/** Every group of words the shop says; written by `npm run generate`. */',
    'export const catalogue = {',
    groups.map(({ group }) => `  ${group.replace(/Messages$/, '')}: ${group}`).join(',\n'),
    '} as const'
  ].join('\n')}\n`
}

const messageFiles = () =>
  readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter(path => path.endsWith('.messages.ts'))
    .toSorted()

const groupsOf = (text: string): readonly string[] =>
  [...text.matchAll(GROUP)]
    .map(([, long, short]) => long ?? short ?? '')
    .filter(name => !FIXED.has(name))
