import type { Plugin } from 'vite'

const WORDS = /\/packages\/core\/src\/.+\.messages\.ts$/
const GROUP = /^export const ((\w+?)(?:Messages)?)\b(?:: [^=]+)? = \{/gm

/**
 * Every module of words adds its groups to the document's, if the document wants them: its site has words of
 * its own (`platform/early-texts.ts`). A shop without such words fetches these few bytes and no more.
 */
export const knownTexts = (): Plugin => ({
  name: 'known-texts',
  enforce: 'pre',
  transform(code, id) {
    const isWanted = WORDS.test(id) && this.environment.config.consumer === 'client'
    return isWanted ? { code: withGroups(code), map: null } : undefined
  }
})

/** `export const basketMessages = {…}`, and below it `self.__texts?.push(['basket', basketMessages])`. */
export const withGroups = (code: string): string =>
  [
    code,
    ...[...code.matchAll(GROUP)].map(
      ([, name, group]) => `self.__texts?.push(['${group}', ${name}])\n`
    )
  ].join('')
