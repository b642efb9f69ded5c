import { expect, test } from 'vitest'

import { choiceWords, readChoice, soldOutSize } from './choice.ts'
import type { GroupView } from './group.view.ts'
import { stockWords } from './stock.ts'

const PATH = '/catalog/sarafany/detail/linejka'
const blue = { code: 'blue', title: 'синий' }
const grey = { code: 'grey', title: 'серый' }

const group = (
  id: number,
  color: GroupView['color'],
  size: string | undefined,
  remnants: number
): GroupView => ({
  id,
  color,
  size: size === undefined ? undefined : { code: size, title: size },
  remnants,
  tiers: [{ limit: 1, price: '2 490 ₽' }],
  isOwnPrice: true,
  oldPrice: undefined,
  discount: undefined,
  picture: 0
})

const groups = [
  group(1, blue, '128', 0),
  group(2, blue, '134', 30),
  group(3, blue, '140', 1),
  group(4, grey, '134', 0),
  group(5, grey, '140', 3)
]

test('without a word in the address the first colour and size in stock are chosen', () => {
  expect(readChoice(groups, PATH).group?.id).toBe(2)
})

test('where nothing is in stock the first one is chosen, and of nothing nothing', () => {
  expect(readChoice([group(4, grey, '134', 0)], PATH).group?.id).toBe(4)
  expect(readChoice([], PATH)).toEqual({ group: undefined, colors: [], sizes: [] })
})

test('the address chooses a colour and a size', () => {
  expect(readChoice(groups, `${PATH}?utm_source=vk&group=5#reviews`).group?.id).toBe(5)
})

test('a group of another product in the address changes nothing', () => {
  expect(readChoice(groups, `${PATH}?group=999`).group?.id).toBe(2)
})

test('another colour keeps the size, sold out or not, and counts all its sizes', () => {
  const { colors } = readChoice(groups, PATH)
  expect(colors).toEqual([
    {
      ...{ code: 'blue', title: 'синий', href: `${PATH}?group=2` },
      ...{ isChosen: true, isGone: false, left: '', label: 'синий', picture: 0 }
    },
    {
      ...{ code: 'grey', title: 'серый', href: `${PATH}?group=4` },
      ...{ isChosen: false, isGone: false, left: '3 шт.', picture: 0 },
      label: 'серый, осталось 3 шт.'
    }
  ])
})

test('a colour that is not made in the chosen size leads to its first size', () => {
  const { colors } = readChoice([group(1, blue, '128', 2), group(2, grey, '140', 2)], PATH)
  expect(colors.map(({ href }) => href)).toEqual([`${PATH}?group=1`, `${PATH}?group=2`])
})

test('the sizes are those of the chosen colour', () => {
  const { sizes } = readChoice(groups, `${PATH}?group=5`)
  expect(sizes.map(({ title, isGone }) => [title, isGone])).toEqual([
    ['134', true],
    ['140', false]
  ])
})

test('where everything is of one colour there is none to choose', () => {
  const { colors, sizes } = readChoice(groups.slice(0, 3), PATH)
  expect([colors.length, sizes.length]).toEqual([0, 3])
})

test('the letter about a size is offered while the chosen one can be bought', () => {
  expect(soldOutSize(readChoice(groups, PATH).sizes)).toEqual({
    title: '128',
    href: `${PATH}?group=1#restock`
  })
  expect(soldOutSize(readChoice(groups, `${PATH}?group=1`).sizes)).toBeUndefined()
  expect(soldOutSize([])).toBeUndefined()
})

test.each([
  [0, 'серый, нет в наличии', 'нет'],
  [4, 'серый, осталось 4 шт.', '4 шт.'],
  [5, 'серый', '']
])(
  'an option with %d pieces left is spoken as «%s», and «%s» is beside it',
  (remnants, words, left) => {
    const [option] = readChoice([group(1, grey, 'серый', remnants)], PATH).sizes

    expect([option?.label, option?.left]).toEqual([words, left])
  }
)

test.each([
  [group(1, grey, '140', 3), 'Осталось 3 — размер 140, серый', '140, серый'],
  [group(1, grey, '140', 0), 'Нет в наличии — размер 140, серый', '140, серый'],
  [group(1, undefined, '140', 5), 'В наличии — размер 140', '140'],
  [group(1, undefined, undefined, 5), 'В наличии', '']
])('stock and choice are told in words %#', (chosen, stock, choice) => {
  expect(stockWords(chosen)).toBe(stock)
  expect(choiceWords(chosen)).toBe(choice)
})
