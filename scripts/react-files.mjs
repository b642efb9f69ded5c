// Completes the compiled files of the React package it runs in: what a server has to know of them, their
// stylesheet, and an entry for each component.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

import { clientFiles } from './lib/client-files.mjs'
import { componentEntries, rootEntry } from './lib/component-entries.mjs'
import { pastEntries } from './lib/core-imports.mjs'
import { weightless, withoutStyles } from './lib/published-styles.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { pathsIn, read } from './lib/sources.mjs'
import { root } from './lib/workspace.mjs'

const folder = process.cwd()
const dist = join(folder, 'dist')
const core = join(root, 'packages/core')
const PUBLISHED = /^src\/(?!testing\/)(?!.*\.test\.)(.*)\.tsx?$/
const IMPORT = /(?:from |import\()['"](\.[^'"]+)['"]/g
const MAPS = '@pbe/react-yandex-maps'
/** Seen from the sheet. */
const FONTS = '../fonts/'
/** Written into the sheet. */
const SPENT = ['theme/theme', 'theme/tokens.styles', 'theme/precompiled']

await runScript(async () => {
  const { collectStyles, style } = await builtModule('theme/style.js')
  const { Theme } = await builtModule('theme/theme.js')
  const ofAll = collectStyles(() => Theme({ fontsUrl: FONTS, children: [] })).css
  const blocks = inOrder('index.js').flatMap(path => takeStyles(path, compile))
  write('styles.css', [weightless(ofAll + sheetOf(blocks))])
  write('styles.d.ts', ['export {}'])
  copyMaps()
  markAndDirect()
  writeEntries(read(folder, 'src/index.ts'))
  for (const path of SPENT) for (const end of ['.js', '.d.ts']) rmSync(join(dist, path + end))

  function compile(text) {
    const { result: className, css } = collectStyles(style(text))
    return { className, css }
  }
})

function builtModule(path) {
  return import(pathToFileURL(join(dist, path)).href)
}

/** The built files, each after those that it imports: the order in which a page would run them. */
function inOrder(entry) {
  const seen = new Set()
  const ordered = []
  visit(entry)
  return ordered

  function visit(path) {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, to] of read(dist, path).matchAll(IMPORT)) {
      visit(posix.join(posix.dirname(path), to))
    }
    ordered.push(path)
  }
}

function takeStyles(path, compile) {
  const { code, blocks } = withoutStyles(read(dist, path), compile)
  if (blocks.length > 0) write(path, [code])
  return blocks
}

function sheetOf(blocks) {
  const known = new Map(blocks.map(({ className, css }) => [className, css]))
  const twice = blocks.find(({ className, css }) => known.get(className) !== css)
  if (twice !== undefined) throw new Refusal(`Other styles have the same name: ${twice.css}`)
  return [...known.values()].join('')
}

/** Its own peers end before React 19: npm would refuse to install it beside the components, or warn each time. */
function copyMaps() {
  const place = join(folder, 'node_modules', MAPS)
  const [license, code] = ['LICENSE', 'dist/react-yandex-maps.esm.js'].map(name =>
    read(place, name)
  )
  const own = code.replace(/\n\/\/# sourceMappingURL=.*/, '')
  write('kit/map/react-yandex-maps.js', ['"use client";', `/*\n${license.trim()}\n*/`, own])
  const parts = read(dist, 'kit/map/map-parts.js')
  write('kit/map/map-parts.js', [parts.replace(`'${MAPS}'`, "'./react-yandex-maps.js'")])
}

function markAndDirect() {
  const paths = pathsIn(folder, 'src').filter(path => PUBLISHED.test(path))
  const forBrowser = clientFiles(new Map(paths.map(path => [path, read(folder, path)])))
  const directed = pastEntries(readEntryOfCore)
  for (const path of paths) {
    const built = path.replace(PUBLISHED, '$1.js')
    const code = directed(read(dist, built))
    write(built, forBrowser.has(path) ? ['"use client";', code] : [code])
  }
}

function readEntryOfCore(name) {
  const { publishConfig } = JSON.parse(read(core, 'package.json'))
  const { default: file } = publishConfig.exports[name.replace('@vitrina/core', '.')]
  return { path: posix.relative('dist', file), text: read(core, file) }
}

function writeEntries(index) {
  mkdirSync(join(dist, 'entries'), { recursive: true })
  const entries = [...componentEntries(index)].map(([name, entry]) => [`entries/${name}`, entry])
  for (const [name, { script, types }] of [['index', rootEntry(index)], ...entries]) {
    write(`${name}.js`, script.length > 0 ? script : ['export {}'])
    write(`${name}.d.ts`, types)
  }
}

function write(path, lines) {
  writeFileSync(join(dist, path), `${lines.join('\n').trimEnd()}\n`)
}
