import type { Text } from '@vitrina/core/texts'

import { shortName, shortTextName } from '../platform/short-names.ts'
import { shopWords } from '../texts/catalogue.ts'
import type { OwnTexts } from './wording.ts'

const groups = Object.entries<object>(shopWords)

/** Words of a site's own by the names that the files of the browser have for their texts. */
export const shortTexts = (texts: OwnTexts): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [shortKey(key), text]))

/** `basket.few` is `e.c`, and `catalog.sorts.new` is `k.d.new`. */
function shortKey(key: string): string {
  const [group = '', name = '', ...rest] = key.split('.')
  const at = groups.findIndex(([known]) => known === group)
  const place = Object.keys(groups[at]?.[1] ?? {}).indexOf(name)
  return [shortName(at), shortTextName(group, name, place), ...rest].join('.')
}
