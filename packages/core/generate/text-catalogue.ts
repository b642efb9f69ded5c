// The one list of all words: the modules that hold them, in the core and in the front.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Output } from './output.ts'
import { core } from './sources.ts'

const GROUP = /^export const (\w+)(?:: [^=]+)? = \{$|^export const (\w+) = \{ .+\} as const$/gm

/** No wording of the shop: keys of a keyboard, sought titles, a recorded consent, errors for the owner. */
const FIXED = new Set([
  ...['keyboardLayouts', 'columnTitles', 'sizeColumns', 'consentMessages', 'shopFileMessages']
])

interface Catalogue {
  readonly name: string
  readonly says: string
  /** Folder of the package, from the core's. */
  readonly from: string
  /** Folder of the catalogue in the package's sources. */
  readonly at: string
  /** Catalogues of other packages that this one contains. */
  readonly beside?: Readonly<Record<string, string>>
}

const CATALOGUES: readonly Catalogue[] = [
  { name: 'catalogue', says: 'Every group of words the core says', from: '.', at: 'shop/texts' },
  {
    name: 'screenWords',
    says: 'Every group of words the components say',
    from: '../react-ui',
    at: 'texts'
  },
  {
    name: 'shopWords',
    says: 'Every group of words the shop says: the core, the components, the pages',
    from: '../app',
    at: 'texts',
    beside: { coreWords: '@vitrina/core/texts', screenWords: '@vitrina/react-ui/texts' }
  }
]

interface Group {
  readonly file: string
  readonly name: string
}

/** `catalogue.ts` of each package: every group of words by its name. */
export function textCatalogues(): readonly Output[] {
  const found = CATALOGUES.map(catalogue => ({ catalogue, groups: groupsIn(catalogue) }))
  refuseTwins(found.flatMap(({ groups }) => groups))
  return found.map(({ catalogue, groups }) => ({
    path: join(catalogue.from, 'src', catalogue.at, 'catalogue.ts'),
    text: textOf(catalogue, groups)
  }))
}

const keyOf = ({ name }: Group) => name.replace(/Messages$/, '')

function textOf({ name, says, at, beside = {} }: Catalogue, groups: readonly Group[]): string {
  const members = [
    ...Object.keys(beside).map(words => `  ...${words}`),
    ...groups.map(group => `  ${keyOf(group)}: ${group.name}`)
  ]
  return `${[
    '// biome-ignore-all assist/source/organizeImports: in the order of the files.',
    ...Object.entries(beside).map(([words, entry]) => `import { ${words} } from '${entry}'`),
    ...groups.map(group => `import { ${group.name} } from '${wayFrom(at, group.file)}'`),
    '',
    `/** ${says}; written by \`npm run generate\`. */`,
    `export const ${name} = {`,
    members.join(',\n'),
    '} as const'
  ].join('\n')}\n`
}

/** Up to the sources first, so that the order of the files is that of their names. */
const wayFrom = (folder: string, file: string) => `${relative(folder, '')}/${file}`

function groupsIn({ from }: Catalogue): readonly Group[] {
  const sources = join(core, from, 'src')
  return readdirSync(sources, { recursive: true })
    .map(String)
    .filter(path => path.endsWith('.messages.ts'))
    .toSorted()
    .flatMap(file =>
      namesIn(readFileSync(join(sources, file), 'utf8')).map(name => ({ file, name }))
    )
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(GROUP)]
    .map(([, long, short]) => long ?? short ?? '')
    .filter(name => !FIXED.has(name))

/** A key is one text. */
function refuseTwins(groups: readonly Group[]): void {
  const keys = groups.map(keyOf)
  const twin = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twin !== undefined) throw new Error(`Two groups of words are called ${twin}`)
}
