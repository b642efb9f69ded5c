import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { wordsOf } from '../../values/spelling/words.ts'

/** The one item whose colour and size a row names; undefined where it names none or several. */
export function namedItem(
  items: readonly FastOrderItem[],
  about: string
): FastOrderItem | undefined {
  const said = new Set(wordsOf(about))
  const named = items.map(item => ({ item, parts: partsNamed(item.option, said) }))
  const most = Math.max(0, ...named.map(({ parts }) => parts))
  const [found, ...others] = named.filter(({ parts }) => parts === most)
  return most > 0 && others.length === 0 ? found?.item : undefined
}

/** How many of «тёмно-синий, 134» are said, each with all of its words. */
const partsNamed = (option: string, said: ReadonlySet<string>) =>
  option
    .split(',')
    .map(wordsOf)
    .filter(words => words.length > 0 && words.every(word => said.has(word))).length
