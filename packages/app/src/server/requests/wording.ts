import { AsyncLocalStorage } from 'node:async_hooks'
import { switchTexts, type TextReplacements } from '@vitrina/core/texts'

import { shopWords } from '../../texts/catalogue.ts'

/** Words of the shop's own by their keys: those of the core, of the components and of the pages. */
export type OwnTexts = TextReplacements<typeof shopWords>

/** Words of the shop's own by the code of a site; those of `*` are said on all of them. */
export type SiteTexts = Readonly<Record<string, OwnTexts>>

export const EVERY_SITE = '*'

/** Whose words an answer is made in: known as soon as its visitor is. */
interface Speech {
  texts: OwnTexts
}

const speeches = new AsyncLocalStorage<Speech>()

/** The words of the site that is being answered for; nothing where they are all the core's. */
export const spokenTexts = (): OwnTexts | undefined => speeches.getStore()?.texts

export interface Wording {
  /** Makes an answer; until its site is known it has the words of every site. */
  readonly speak: <Answer>(answer: () => Answer) => Answer
  /** What is said from here on, in this answer alone, is said by this site. */
  readonly turnTo: (siteCode: string | undefined) => void
}

/** Answers of one process in the words of several sites, however many are made at the same time. */
export function createWording(siteTexts: SiteTexts): Wording {
  const everywhere = siteTexts[EVERY_SITE] ?? {}
  const bySite = new Map(
    Object.entries(siteTexts).map(([code, texts]) => [code, { ...everywhere, ...texts }])
  )
  if (bySite.size === 0) return { speak: answer => answer(), turnTo: () => undefined }
  switchTexts([everywhere, ...bySite.values()], spokenTexts, shopWords)
  return {
    speak: answer => speeches.run({ texts: everywhere }, answer),
    turnTo(siteCode = EVERY_SITE) {
      const speech = speeches.getStore()
      if (speech !== undefined) speech.texts = bySite.get(siteCode) ?? everywhere
    }
  }
}
