// What `npm run new` writes: the sections of scripts/templates, with names in place of `{{…}}`.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { Refusal } from './script.mjs'
import { read } from './sources.mjs'
import { root } from './workspace.mjs'

const SOURCES = 'packages/core/src'
/** `=== path` is a new file, `+++ path` lines for one that is there: before a text, or at its beginning or end. */
const SECTION = /^(===|\+\+\+) (\S+)(?: before (.+))?\n([\s\S]*?)(?=^(?:===|\+\+\+) |(?![\s\S]))/gm

/**
 * The page or subject called `path`, a name or ROOM/NAME, with its title: `files` are new, by their path,
 * `edits` change the texts that are there. A page that the routes know keeps its address and its title.
 */
export function whatIsNew(kind, path, title = 'Новая страница') {
  const names = kind === 'subject' ? placeInCore(path) : { name: path }
  const known = knownPage(names.name)
  const values = {
    ...names,
    camel: camel(names.name),
    Name: camel(`-${names.name}`),
    words: names.name.replaceAll('-', ' '),
    ...(known ?? { path: `/${names.name}`, title })
  }
  const templates = known === undefined ? [kind, 'route'] : [kind]
  return planOf(templates.map(name => read(root, `scripts/templates/${name}.txt`)).join(''), values)
}

function planOf(template, values) {
  const files = {}
  const edits = {}
  const text = template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name])
  for (const [, sign, path, place, lines] of text.matchAll(SECTION)) {
    if (sign === '===') files[path] = lines
    else edits[path] = edit(edits[path], place?.replaceAll('\\n', '\n'), lines)
  }
  return { files, edits }
}

/** The change of a text that was meant so far, and one more; imports stand at the beginning. */
const edit = (first, place, lines) => text => {
  const before = first === undefined ? text : first(text)
  if (place === undefined) return lines.startsWith('import ') ? lines + before : before + lines
  const at = before.lastIndexOf(place)
  if (at < 0) throw new Error(`There is no ${JSON.stringify(place)} to write «${lines}» before`)
  return before.slice(0, at) + lines.trimEnd() + before.slice(at)
}

/** `price-alerts` is `priceAlerts`. */
const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The title from the words of a command line, quoted or not; it stands in code and in patterns. */
export function titleOf(words) {
  const title = words.join(' ').replaceAll(/[«»]/g, '').trim()
  if (/['`\\\n]/.test(title)) throw new Refusal(`A title has no such signs: ${title}`)
  return title || undefined
}

function knownPage(name) {
  const routes = read(root, `${SOURCES}/routes/routes.ts`)
  const titles = read(root, `${SOURCES}/routes/routes.messages.ts`)
  const [, path] = new RegExp(`name: '${name}',\\s+path: '([^']+)'`).exec(routes) ?? []
  const [, title] = new RegExp(`^  '?${name}'?: '([^']+)'`, 'm').exec(titles) ?? []
  return path && { path, title }
}

/** A room whose subjects have folders gets one more of them; `up` leads from the subject to the sources. */
function placeInCore(path) {
  const [room, name] = path.split('/')
  const folder = `${SOURCES}/${room}`
  if (name === undefined || !existsSync(join(root, folder))) {
    throw new Refusal(
      `A subject lies in a room of the core: ROOM/NAME, where ROOM is one of ${rooms()}.`
    )
  }
  return foldersIn(folder).length === 0
    ? { room, name, folder, up: '..', inRoom: name }
    : { room, name, folder: `${folder}/${name}`, up: '../..', inRoom: `${name}/${name}` }
}

const rooms = () => foldersIn(SOURCES).join(', ')

const foldersIn = folder =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(at => at.isDirectory())
    .map(({ name }) => name)
