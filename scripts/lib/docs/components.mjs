// `docs/api/components`: a page for each entry of the components, from their types and the gallery.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

import { componentEntries } from '../component-entries.mjs'
import { pathsIn, read } from '../sources.mjs'

const PLACE = 'packages/react-ui'
const KIT = 'packages/react-ui/kit'
const SHOP_SAMPLES = `${KIT}/shop-samples.tsx`
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
  return new Map([
    ['README.md', contentsOf(pages)],
    ...pages.map(page => [`${page.entry}.md`, pageOf(page, samples.get(page.entry))])
  ])
}

const namesOf = script =>
  script
    .flatMap(line => /\{ (.*) \}/.exec(line)[1].split(', '))
    .map(name => name.split(' as ').at(-1))

/** Where the gallery shows a component, by its entry. */
function sampleLinks(root) {
  const links = new Map()
  for (const path of pathsIn(root, KIT)) {
    const query = path === SHOP_SAMPLES ? '&shop' : ''
    for (const [, of] of read(root, path).matchAll(SAMPLE)) links.set(of, `?of=${of}${query}`)
  }
  return links
}

function partOf(name, symbol, checker) {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [signature] = checker.getTypeOfSymbol(own).getCallSignatures()
  const [props] = signature?.getParameters() ?? []
  const isComponent = COMPONENT.test(name) && signature !== undefined
  const members = isComponent && props ? membersOf(checker.getTypeOfSymbol(props)) : []
  const shown = members.filter(isOwn)
  return {
    ...{ name, isComponent },
    doc: wordsOf(own, checker),
    props: shown.map(member => propOf(member, checker)),
    isElement: shown.length < members.length,
    text: isComponent ? '' : textOf(own, checker)
  }
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

/** Not of the HTML element that it draws. */
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
const titleOf = ({ entry, parts }) =>
  (
    parts.find(({ name }) => name.toLowerCase() === entry.replaceAll('-', '')) ??
    parts.find(({ isComponent }) => isComponent)
  ).name

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

const pageOf = (page, sample) =>
  `${[
    `# ${titleOf(page)}`,
    `\`\`\`tsx\nimport { ${page.parts.map(({ name }) => name).join(', ')} } from '@vitrina/react-ui/${page.entry}'\n\`\`\``,
    ...(sample === undefined ? [] : [`\`\`\`sample\n${sample}\n\`\`\``]),
    ...page.parts.map(sectionOf)
  ].join('\n\n')}\n`

function sectionOf({ name, doc, props, isElement, text }) {
  const table = props.map(
    ({ name, text, doc }) =>
      `| \`${name}\` | \`${text.replaceAll('|', '\\|')}\` | ${oneLine(doc)} |`
  )
  return [
    `## ${name}`,
    ...(doc === '' ? [] : [doc]),
    ...(text === '' ? [] : [`\`\`\`ts\n${name}: ${text}\n\`\`\``]),
    ...(isElement ? ['Takes the attributes of its HTML element as well.'] : []),
    ...(table.length === 0
      ? []
      : [`| prop | type | what it is |\n|---|---|---|\n${table.join('\n')}`])
  ].join('\n\n')
}
