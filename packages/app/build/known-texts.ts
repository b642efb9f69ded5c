import type { Plugin } from 'vite'

import { withShortNames } from './short-words.ts'
import { type Groups, readGroups } from './words.ts'

const SOURCE = /\/packages\/(core|react-ui|app)\/src\/(?!texts\/).+\.tsx?$/
const WORDS = /\.messages\.ts$/
const PUSH = /^self\.__texts\?\.push\((.+)\);?\n/gm
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
    renderChunk: code => ({ code: inOnePush(code), map: null })
  }
}

/** What the modules of a file add each by itself is added at once at its end. */
export function inOnePush(code: string): string {
  const groups = Array.from(code.matchAll(PUSH), ([, group]) => group)
  if (groups.length === 0) return code
  return `${code.replaceAll(PUSH, '')}\nself.__texts?.push(${groups.join(', ')})\n`
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
