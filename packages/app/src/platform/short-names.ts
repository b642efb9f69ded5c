/** Groups that are asked by a code, as `shareMessages[code]`: their texts keep their names. */
const ASKED_BY_CODE: ReadonlySet<string> = new Set([
  ...['blank', 'children', 'connection', 'countryTitles', 'failureNotes', 'guestOrder', 'lightbox'],
  ...['lightboxTranslations', 'link', 'mailing', 'map', 'orders', 'passkey', 'password'],
  ...['priceList', 'routeTitles', 'share', 'signInWayTitles']
])
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What the one at this place of a list is called in the files of the browser: «a», «b» … «aa». */
export function shortName(at: number): string {
  const rounds = Math.floor(at / LETTERS.length)
  return `${rounds === 0 ? '' : shortName(rounds - 1)}${LETTERS[at % LETTERS.length]}`
}

/** The same for the text at this place of a group of words. */
export const shortTextName = (group: string, name: string, at: number): string =>
  ASKED_BY_CODE.has(group) ? name : shortName(at)
