import type { Plugin } from 'vite'

import { withShortNames } from './short-words.ts'
import { type Groups, readGroups } from './words.ts'

const SOURCE = /\/packages\/(core|react-ui|app)\/src\/(?!(?:shop\/)?texts\/).+\.tsx?$/
const WORDS = /\.messages\.ts$/
const PUSH = /^self\.__texts\?\.push\((\[.+, ([\w$]+)\])\);?\n/gm
const GROUP = /^export const (\w+)\b(?:: [^=]+)? = \{/gm

/**
 * Every module of words adds its groups to the document's, if the document wants them: its site has words of
 * its own (`platform/early-texts.ts`). A shop without such words fetches these few bytes and no more. The
 * files of a build call groups and texts by short names.
 */
export function knownTexts(): Plugin {
  let groups: Groups = new Map()
  let isBuild = false
  return {
    name: 'known-texts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      groups = readGroups()
    },
    transform(code, id) {
      if (this.environment.config.consumer !== 'client' || !SOURCE.test(id)) return
      const named = isBuild ? withShortNames(code, id, groups) : code
      return { code: WORDS.test(id) ? withGroups(named, groups, isBuild) : named, map: null }
    },
    renderChunk: code => ({ code: wordsFirst(code), map: null })
  }
}

/**
 * The words of a file stand together at its beginning and are added at once: so they compress best. They
 * are texts and functions, which need nothing of the file while it loads.
 */
export function wordsFirst(code: string): string {
  const groups = Array.from(code.matchAll(PUSH), ([, group = '', name = '']) => ({ group, name }))
  if (groups.length === 0) return code
  const declared = groups.map(({ name }) => declarationOf(name, code))
  const rest = declared.reduce((text, own) => text.replace(own, () => ''), code)
  refuseUnready(declared.join(''), rest)
  const pushed = groups.map(({ group }) => group).join(', ')
  return `${declared.join('')}self.__texts?.push(${pushed})\n${rest.replaceAll(PUSH, '')}`
}

/** A value of the same file that words are made with, and not in a function, would be undefined there. */
function refuseUnready(words: string, rest: string): void {
  const later = new Set(
    Array.from(rest.matchAll(/^(?:var|const) ([\w$]+) = /gm), ([, name = '']) => name)
  )
  const lines = words.split('\n').filter(line => !line.includes('=>'))
  const holes = Array.from(lines.join('\n').matchAll(/\$\{[^}]*\}/g), ([hole]) => hole)
  for (const made of [...holes, ...lines.filter(isBare)]) {
    const name = made.match(/[\w$]+(?!\w*:)/g)?.find(found => later.has(found))
    if (name)
      throw new Error(`${name} is not there yet where words are made with it: ${made.trim()}`)
  }
}

/** `hundred: HUNDRED,`: neither a text nor made by a function. */
const isBare = (line: string) => /^\s*[\w$]+: [^'"`(]+$/.test(line)

/** `var basketMessages = {…};`, as the bundler writes it. */
function declarationOf(name: string, code: string): string {
  const from = code.indexOf(`\nvar ${name} = {`) + 1
  const end = code.indexOf('};\n', from) + '};\n'.length
  if (from === 0) throw new Error(`The bundler does not write ${name} as it used to`)
  return code.slice(from, end)
}

/** `export const basketMessages = {…}`, and below it `self.__texts?.push(['basket', basketMessages])`. */
export const withGroups = (code: string, groups: Groups, isShort: boolean): string =>
  [
    code,
    ...[...code.matchAll(GROUP)].flatMap(([, name = '']) => {
      const group = groups.get(name)
      if (group === undefined) return []
      return [`self.__texts?.push(['${isShort ? group.short : group.key}', ${name}])\n`]
    })
  ].join('')
