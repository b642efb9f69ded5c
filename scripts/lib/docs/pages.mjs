// Gathers the pages of the documentation from the places where they are written.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { CONTENTS } from '../../../docs/site/contents.mjs'
import { readSettings } from '../release-settings.mjs'
import { Refusal } from '../script.mjs'
import { root } from '../workspace.mjs'
import { withoutDemands, withSiteLinks, withSnippets } from './links.mjs'
import { llmsFiles } from './llms.mjs'

const HOME = 'docs/site/home.md'
/** Files that pages link to. */
const FILES = ['docs/openapi.json', 'docs/home.jpg']
/** Folders that pages link to as a whole. */
const FOLDERS = { 'docs/adr': 'Records of decisions', examples: 'Examples' }

/** Each source of a page with its place on the site, in the order of the sidebar; where it is named first. */
export function sourcesOf(contents = CONTENTS) {
  const listed = new Set()
  const sections = contents.map(({ pages, ...section }) => {
    const sources = [...new Set(pages.flatMap(expand))].filter(source => !listed.has(source))
    for (const source of sources) listed.add(source)
    return { ...section, pages: sources.map(source => ({ source, place: placeOf(source) })) }
  })
  const lost = expand('docs/*.md').filter(source => !listed.has(source))
  if (lost.length > 0) throw new Refusal(`docs/site/contents.mjs leaves out ${lost.join(', ')}`)
  return sections
}

/** Paths of one pattern: a star stands for the name of a file or of a folder. */
function expand(pattern) {
  const [before, after] = pattern.split('*')
  if (after === undefined) return [pattern]
  const folder = join(root, before)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .filter(name =>
      after.startsWith('/') ? existsSync(join(folder, name + after)) : name.endsWith(after)
    )
    .map(name => (after.startsWith('/') ? before + name + after : before + name))
}

const placeOf = source =>
  source
    .replace(/^(docs|packages)\//, '')
    .replace(/^(examples\/)?([^/]+)\/README\.md$/, (whole, examples = '', name) =>
      source.startsWith('docs/') ? whole : `${examples}${name}.md`
    )
    .replace(/README\.md$/, 'index.md')

const read = source => readFileSync(join(root, source), 'utf8')

const titleOf = source => /^# (.+)$/m.exec(read(source))?.[1].replaceAll('`', '') ?? source

/** Writes the pages, public files and `site.json` into `folder`; returns the sections. */
export function gatherPages(folder) {
  const { repository } = readSettings()
  const sections = sourcesOf()
  const pages = sections.flatMap(section => section.pages)
  const addresses = new Map([
    ['README.md', '/'],
    ...FILES.map(path => [path, `/${posix.basename(path)}`]),
    ...Object.keys(FOLDERS).map(path => [path, `/${path.replace('docs/', '')}/`]),
    ['docs/api', '/api/'],
    ...pages.map(({ source, place }) => [source, `/${place.replace(/(index)?\.md$/, '')}`])
  ])
  const site = { addressOf: path => addresses.get(path), repository }
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  rmSync(join(folder, 'public'), { recursive: true, force: true })
  for (const page of pages) {
    const text = withoutDemands(withSnippets(read(page.source), page.source), page.source)
    page.text = withSiteLinks(text, page.source, site)
    write(`pages/${page.place}`, page.text)
  }
  for (const [file, text] of llmsFiles(sections)) write(`public/${file}`, text)
  for (const [path, title] of Object.entries(FOLDERS)) {
    const own = pages.filter(({ source }) => source.startsWith(`${path}/`))
    write(`pages/${path.replace('docs/', '')}/index.md`, listOf(title, own, addresses))
  }
  write('pages/index.md', read(HOME))
  write('site.json', JSON.stringify({ repository, sidebar: sidebarOf(sections, addresses) }))
  write('public/icon.svg', read('docs/site/icon.svg'))
  for (const path of FILES)
    copyFileSync(join(root, path), join(folder, 'public', posix.basename(path)))
  return sections
}

const listOf = (title, pages, addresses) =>
  `# ${title}\n\n${pages.map(({ source }) => `- [${titleOf(source)}](${addresses.get(source)})`).join('\n')}\n`

const sidebarOf = (sections, addresses) =>
  sections.map(({ title, pages, isFolded }) => ({
    text: title,
    ...(isFolded ? { collapsed: true } : {}),
    items: pages.map(({ source }) => ({ text: titleOf(source), link: addresses.get(source) }))
  }))
