// `docs/api/components`: a page for each entry of the components, from their types and the gallery.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

import { componentEntries, entryOf } from '../component-entries.mjs'
import { Refusal } from '../script.mjs'
import { pathsIn, read } from '../sources.mjs'

const PLACE = 'packages/react-ui'
const KIT = 'packages/react-ui/kit'
/** A file of samples that live in a shop opens one in memory. */
const SHOP_SAMPLES = /\/shop\/([\w-]+)\.tsx$/
/** How a component without a sample says why it has none. */
const NOTHING = 'Draws nothing of its own'
const SAMPLE = /<Sample of="([\w-]+)"/g
const COMPONENT = /^[A-Z][a-z]/

/** Texts by file name, of the components in the checkout `root`. */
export function componentPages(root) {
  const place = join(root, PLACE)
  const index = join(place, 'src/index.ts')
  const { config } = ts.readConfigFile(join(place, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, place)
  const program = ts.createProgram([index], options)
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(index))
  const symbols = new Map(checker.getExportsOfModule(module).map(one => [one.name, one]))
  const pages = [...componentEntries(readFileSync(index, 'utf8'))]
    .map(([entry, { script }]) => ({
      entry,
      parts: namesOf(script).map(name => partOf(name, symbols.get(name), checker))
    }))
    .filter(({ parts }) => parts.some(({ isComponent }) => isComponent))
    .toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1))
  const samples = sampleLinks(root)
  requireExamples(pages, samples)
  return new Map([
    ['README.md', contentsOf(pages)],
    ...pages.map(page => [`${page.entry}.md`, pageOf(page, exampleOf(root, page.entry, samples))])
  ])
}

/** A page has something to look at, or says why not. */
function requireExamples(pages, samples) {
  const bare = pages.filter(page => !samples.has(page.entry) && !drawsNothing(page))
  if (bare.length === 0) return
  const names = bare.map(({ entry }) => entry).join(', ')
  throw new Refusal(
    `No <Sample of="…"> in ${KIT}, and no docstring that begins with “${NOTHING}”: ${names}`
  )
}

const drawsNothing = ({ parts }) => parts.some(({ doc }) => doc.startsWith(NOTHING))

const namesOf = script =>
  script
    .flatMap(line => /\{ (.*) \}/.exec(line)[1].split(', '))
    .map(name => name.split(' as ').at(-1))

/** Where the gallery shows a component, by its entry. */
function sampleLinks(root) {
  const links = new Map()
  for (const path of pathsIn(root, KIT).filter(name => name.endsWith('.tsx'))) {
    const [, shop] = SHOP_SAMPLES.exec(path) ?? []
    const query = shop === undefined ? '' : `&shop=${shop}`
    for (const [, of] of read(root, path).matchAll(SAMPLE)) links.set(of, `?of=${of}${query}`)
  }
  return links
}

const OWN_IMPORT = /'\.\.\/\.\.\/src\/([^']+)\.tsx?'/g

/** A sample to look at, or the file that shows how a component is used that draws nothing. */
function exampleOf(root, entry, samples) {
  if (samples.has(entry)) return [`\`\`\`sample\n${samples.get(entry)}\n\`\`\``]
  const path = `${KIT}/uses/${entry}.tsx`
  if (!existsSync(join(root, path))) return []
  const code = read(root, path).replaceAll(
    OWN_IMPORT,
    (_, own) => `'@vitrina/react-ui/${entryOf(own)}'`
  )
  return [`\`\`\`tsx\n${code.trimEnd()}\n\`\`\``]
}

function partOf(name, symbol, checker) {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [signature] = checker.getTypeOfSymbol(own).getCallSignatures()
  const [props] = signature?.getParameters() ?? []
  const isComponent = COMPONENT.test(name) && signature !== undefined
  const members = isComponent && props ? membersOf(checker.getTypeOfSymbol(props)) : []
  const shown = members.filter(member => !isAttribute(member))
  return {
    ...{ name, isComponent },
    doc: wordsOf(own, checker),
    props: shown.map(member => propOf(member, checker)),
    isElement: shown.length < members.length,
    types: isComponent ? typesOf(shown, checker) : [],
    text: isComponent ? '' : textOf(own, checker)
  }
}

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias

/** The types of the components' own that these members are written with, and what those are written with. */
function typesOf(members, checker, known = new Set()) {
  const visit = node => {
    if (ts.isTypeReferenceNode(node)) take(checker.getSymbolAtLocation(node.typeName))
    ts.forEachChild(node, visit)
  }
  const take = symbol => {
    const own = symbol?.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!own || known.has(own) || !(own.flags & NAMED) || !isOwn(own)) return
    known.add(own)
    visit(own.declarations[0])
  }
  for (const { declarations } of members) visit(declarations[0])
  return [...known].map(({ name, declarations: [declaration] }) => ({
    name,
    text: declaration.getText().replace(/^export /, '')
  }))
}

const wordsOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker))

/** A hook or a constant, by its type. */
function textOf(symbol, checker) {
  const type = checker.getTypeOfSymbol(symbol)
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
}

function membersOf(type) {
  const types = type.isUnion() ? type.types : [type]
  const members = types.flatMap(one => one.getProperties())
  return [...new Map(members.map(member => [member.name, member])).values()]
}

/** Of the HTML element that it draws, as the types of React have it. */
const isAttribute = ({ declarations: [declaration] = [] }) =>
  declaration?.getSourceFile().fileName.includes('/node_modules/') ?? true

const isOwn = ({ declarations: [declaration] = [] }) =>
  declaration?.getSourceFile().fileName.includes(`/${PLACE}/src/`) ?? false

function propOf(member, checker) {
  const [declaration] = member.declarations
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0
  const text = declaration.type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(member))
  return {
    name: `${member.name}${isOptional ? '?' : ''}`,
    text: text.replace(/\s+/g, ' ').replace(/ \| undefined$/, ''),
    doc: wordsOf(member, checker)
  }
}

/** The component that the entry is named after, or else its first. */
const mainPart = ({ entry, parts }) =>
  parts.find(({ name }) => name.toLowerCase() === entry.replaceAll('-', '')) ??
  parts.find(({ isComponent }) => isComponent)

const titleOf = page => mainPart(page).name

const contentsOf = pages => `# Components

Each component of \`@vitrina/react-ui\` has an entry, so that a page gets what it draws and nothing else. Pages are made from the types.

| component | import from | what it is |
|---|---|---|
${pages.map(rowOf).join('\n')}
`

const rowOf = ({ entry, parts }) => {
  const shown = parts.filter(({ isComponent }) => isComponent)
  const names = shown.map(({ name }) => name).join(', ')
  const doc = oneLine(shown.find(({ doc }) => doc !== '')?.doc ?? '')
  return `| [${names}](${entry}.md) | \`@vitrina/react-ui/${entry}\` | ${doc} |`
}

const oneLine = text => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

/** What the page is named after comes first, and its words before everything else. */
function pageOf(page, example) {
  const main = mainPart(page)
  const others = page.parts.filter(part => part !== main)
  return `${[
    `# ${main.name}`,
    ...(main.doc === '' ? [] : [main.doc]),
    `\`\`\`tsx\nimport { ${page.parts.map(({ name }) => name).join(', ')} } from '@vitrina/react-ui/${page.entry}'\n\`\`\``,
    ...example,
    ...propsOf(main),
    ...others.map(sectionOf),
    ...typesPart(page.parts)
  ].join('\n\n')}\n`
}

/** What props are made of, each type once. */
function typesPart(parts) {
  const types = new Map(parts.flatMap(({ types }) => types).map(({ name, text }) => [name, text]))
  if (types.size === 0) return []
  return ['## Types of props', `\`\`\`ts\n${[...types.values()].join('\n\n')}\n\`\`\``]
}

function sectionOf({ name, doc, text, ...part }) {
  return [
    `## ${name}`,
    ...(doc === '' ? [] : [doc]),
    ...(text === '' ? [] : [`\`\`\`ts\n${name}: ${text}\n\`\`\``]),
    ...propsOf(part)
  ].join('\n\n')
}

function propsOf({ props, isElement }) {
  const table = props.map(
    ({ name, text, doc }) =>
      `| \`${name}\` | \`${text.replaceAll('|', '\\|')}\` | ${oneLine(doc)} |`
  )
  return [
    ...(isElement ? ['Takes the attributes of its HTML element as well.'] : []),
    ...(table.length === 0
      ? []
      : [`| prop | type | what it is |\n|---|---|---|\n${table.join('\n')}`])
  ]
}
