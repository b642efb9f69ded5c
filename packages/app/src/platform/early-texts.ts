import type { Text } from '@vitrina/core/texts'

/**
 * Groups of words as their modules come, and the site's own words for them. Only a document whose site has
 * such words brings one: then each module of words adds its group (`build/known-texts.ts`).
 */
export interface EarlyTexts extends Array<readonly [group: string, words: object]> {
  readonly own: Readonly<Record<string, Text>>
}

declare global {
  interface Window {
    __texts?: EarlyTexts
  }
}
