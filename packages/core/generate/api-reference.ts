// `docs/api`: every public export of the core with its declaration and its doc comment.
import { join, relative } from 'node:path'
import ts from 'typescript'

import { schemaOf, signatureOf } from './api-signatures.ts'
import { entryFolders, workspaceExports } from './entries.ts'
import { FIRST_NAMES } from './first-names.ts'
import { openProgram } from './program.ts'
import { roomWords } from './room-words.ts'
import { core, endpoints } from './sources.ts'
import { spokenTypes } from './spoken-types.ts'

export interface PublicName {
  readonly name: string
  /** Undefined of a type that the others only speak of. */
  readonly entry: string | undefined
  /** Folder of `src` that it comes from. */
  readonly subject: string
  readonly signature: string
  readonly doc: string
  readonly examples: readonly string[]
}

const ROOT = '@vitrina/core'
/** What lies in no folder: the shop itself. */
const SHOP = 'shop'
const CONTRACTS = 'contracts'
const CHANGE = 'It is written by `npm run reference` from the sources and their doc comments.'

/** The root first: what it gives away is what most fronts begin with. */
export const entries: Readonly<Record<string, string>> = {
  [ROOT]: 'src/index.ts',
  ...Object.fromEntries(
    [...entryFolders()].map(([name, folder]) => [`${ROOT}/${name}`, `src/${folder}/index.ts`])
  )
}

/** Texts of the reference by file name. */
export function apiReference(names: readonly PublicName[]): ReadonlyMap<string, string> {
  const more = new Map([
    [CONTRACTS, callTable()],
    ['pages', '[What each page brings](page-contents.md): its data and its sections, by name.']
  ])
  const rooms = roomWords()
  const subjects = [...new Set(names.map(({ subject }) => subject))].toSorted()
  const files = subjects.map(subject => {
    const own = names.filter(name => name.subject === subject)
    const head = [`# ${subject}`, rooms.get(subject), CHANGE, more.get(subject)?.trim()]
    return [`${subject}.md`, pageOf(head, own)] as const
  })
  return new Map([['README.md', contentsOf(subjects, names)], ...files])
}

/** Every name that an entry of the package gives away, once, and the types that they speak of. */
export function publicNames(program = openProgram(Object.values(entries))): readonly PublicName[] {
  const checker = program.getTypeChecker()
  const found = new Map<ts.Symbol, PublicName>()
  for (const [entry, path] of Object.entries(entries)) {
    const source = program.getSourceFile(join(core, path))
    const module = source && checker.getSymbolAtLocation(source)
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = original(symbol, checker)
      const known = found.get(target)
      // The one to import from: the root, or else the room that it lives in.
      const isAtHome = known?.entry !== ROOT && entry === `${ROOT}/${known?.subject}`
      if (known === undefined || isAtHome)
        found.set(target, describe(symbol.name, entry, target, checker))
    }
  }
  const spoken = spokenTypes(found.keys(), checker)
  return [
    ...found.values(),
    ...spoken.map(symbol => describe(symbol.name, undefined, symbol, checker))
  ]
}

const original = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

function describe(
  name: string,
  entry: string | undefined,
  symbol: ts.Symbol,
  checker: ts.TypeChecker
): PublicName {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new TypeError(`${name} of ${entry ?? 'the core'} is declared nowhere`)
  const path = relative(join(core, 'src'), declaration.getSourceFile().fileName)
  const examples = symbol
    .getJsDocTags(checker)
    .filter(tag => tag.name === 'example')
    .map(tag => ts.displayPartsToString(tag.text))
  return {
    name,
    entry,
    subject: subjectOf(path),
    signature: signatureOf(name, declaration, checker),
    doc: docOf(symbol, checker) || docOf(schemaSymbol(declaration, checker), checker),
    examples
  }
}

function subjectOf(path: string): string {
  const [folder = '', inner] = path.split('/')
  return inner === undefined ? SHOP : folder
}

const docOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker))

function schemaSymbol(declaration: ts.Declaration, checker: ts.TypeChecker) {
  const schema = schemaOf(declaration, checker)
  return schema && checker.getSymbolAtLocation(schema.name)
}

function contentsOf(subjects: readonly string[], names: readonly PublicName[]): string {
  const rows = subjects.map(subject => {
    const own = names.filter(name => name.subject === subject && isPublished(name))
    return `| [${subject}](${subject}.md) | ${own.length} | ${importOf(subject, own)} |`
  })
  return `# Reference of @vitrina/core

Begin with these; each links to its declaration and says where to import it from.

| you want to | names |
|---|---|
${FIRST_NAMES.map(([task, wanted]) => `| ${task} | ${wanted.map(name => linkTo(name, names)).join(', ')} |`).join('\n')}

[The machines](machines/README.md) have pages of their own, and so have [the mistakes](errors.md) that the core explains.

## All names, by subject

With the types that they are told with. ${CHANGE}

| subject | names | import from |
|---|---|---|
${rows.join('\n')}
`
}

function linkTo(wanted: string, names: readonly PublicName[]): string {
  const found = names.find(({ name }) => name === wanted)
  if (found?.entry === undefined) throw new TypeError(`No entry gives ${wanted} away`)
  return `[\`${wanted}\`](${found.subject}.md#${wanted.toLowerCase()}) of \`${found.entry}\``
}

/** Of the room; what the root or another entry gives away says so beside its name. */
function importOf(subject: string, names: readonly PublicName[]): string {
  const room = `./${subject}` in workspaceExports() ? `${ROOT}/${subject}` : undefined
  const [first] = names.flatMap(({ entry }) => entry ?? [])
  return `\`${room ?? first ?? ROOT}\``
}

function pageOf(head: readonly (string | undefined)[], names: readonly PublicName[]): string {
  const inOrder = names.toSorted(byName)
  const sections = inOrder.filter(isPublished).map(name => sectionOf(name, '##'))
  const spoken = inOrder.filter(name => !isPublished(name)).map(name => sectionOf(name, '###'))
  const texts = head.filter(text => text !== undefined)
  return `${texts.join('\n\n')}\n\n${[...sections, ...spokenPart(spoken)].join('\n')}`
}

const isPublished = ({ entry }: PublicName) => entry !== undefined

const spokenPart = (sections: readonly string[]) =>
  sections.length === 0
    ? []
    : [
        '## Spoken of\n\nTypes of the names above and of other pages; no entry gives them away.\n',
        ...sections
      ]

const byName = (one: PublicName, other: PublicName) => (one.name < other.name ? -1 : 1)

function sectionOf({ name, entry, signature, doc, examples }: PublicName, level: string): string {
  const from = entry === undefined ? '' : `Import from \`${entry}\`.`
  const texts = [from, doc, `\`\`\`ts\n${signature}\n\`\`\``, ...examples].filter(
    text => text !== ''
  )
  return `${level} ${name}\n\n${texts.join('\n\n')}\n`
}

/** Bodies and answers stand in the OpenAPI document. */
function callTable(): string {
  const rows = endpoints.map(
    ({ name, endpoint }) => `| \`${name}\` | ${endpoint.method} | \`${endpoint.path}\` |`
  )
  return `The calls; what they send and answer is in [openapi.json](../openapi.json).

| contract | method | path |
|---|---|---|
${rows.join('\n')}
`
}
