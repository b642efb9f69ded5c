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

test('of several sizes none is chosen for the buyer: the first colour in stock is shown, and a size asked for', () => {
  const choice = readChoice(groups, PATH)

  expect(choice.group).toBeUndefined()
  expect(choice.shown).toMatchObject({ color: blue, size: undefined, remnants: 31 })
  expect(choice.missing).toBe('Выберите размер')
  expect(choice.sizes.map(({ isChosen }) => isChosen)).toEqual([false, false, false])
})

test('sizes that are sold out are asked for as well: a letter speaks of one of them', () => {
  const gone = [group(1, blue, '128', 0), group(2, blue, '134', 0)]

  expect(readChoice(gone, PATH)).toMatchObject({ group: undefined, shown: { remnants: 0 } })
  expect(readChoice(gone, `${PATH}?group=2`).group?.id).toBe(2)
})

test('the only size of a colour is no question, of nothing there is nothing', () => {
  expect(readChoice([group(4, grey, '134', 0)], PATH)).toMatchObject({
    ...{ group: { id: 4 }, shown: { id: 4 }, missing: '' }
  })
  expect(
    readChoice([group(1, blue, undefined, 0), group(2, grey, undefined, 1)], PATH)
  ).toMatchObject({ group: { id: 2 }, missing: '' })
  expect(readChoice([], PATH)).toEqual({
    ...{ group: undefined, shown: undefined, missing: '', colors: [], sizes: [] }
  })
})

test('a colour is chosen without its size', () => {
  const [, second] = readChoice(groups, PATH).colors
  expect(second?.href).toBe(`${PATH}?color=grey`)

  const choice = readChoice(groups, `${PATH}?color=grey`)

  expect(choice).toMatchObject({ group: undefined, shown: { color: grey, remnants: 3 } })
  expect(choice.colors.map(({ isChosen }) => isChosen)).toEqual([false, true])
  expect(readChoice(groups, `${PATH}?color=red`).shown?.color).toBe(blue)
})

test('the address chooses a colour and a size', () => {
  expect(readChoice(groups, `${PATH}?utm_source=vk&group=5#reviews`).group?.id).toBe(5)
})

test('a group of another product in the address changes nothing', () => {
  expect(readChoice(groups, `${PATH}?group=999`)).toEqual(readChoice(groups, PATH))
})

test('another colour keeps the size, sold out or not, and counts all its sizes', () => {
  const { colors } = readChoice(groups, `${PATH}?group=2`)
  expect(colors).toEqual([
    {
      ...{ code: 'blue', title: 'синий', href: `${PATH}?group=2` },
      ...{ isChosen: true, isGone: false, left: '', label: 'синий', picture: 0 }
    },
    {
      ...{ code: 'grey', title: 'серый', href: `${PATH}?group=4` },
      ...{ isChosen: false, isGone: false, left: '3 шт.', picture: 0 },
      label: 'серый, 3 шт. в наличии'
    }
  ])
})

test('a colour that is not made in the chosen size leads to its only size, else asks for one', () => {
  const only = [group(1, blue, '128', 2), group(2, grey, '140', 2)]
  const hrefs = (made: readonly GroupView[]) =>
    readChoice(made, `${PATH}?group=1`).colors.map(({ href }) => href)

  expect(hrefs(only)).toEqual([`${PATH}?group=1`, `${PATH}?group=2`])
  expect(hrefs([...only, group(3, grey, '146', 2)])).toEqual([
    ...[`${PATH}?group=1`, `${PATH}?color=grey`]
  ])
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
  const letter = { title: '128', href: `${PATH}?group=1#restock` }
  expect(soldOutSize(readChoice(groups, PATH).sizes)).toEqual(letter)
  expect(soldOutSize(readChoice(groups, `${PATH}?group=2`).sizes)).toEqual(letter)
  expect(soldOutSize(readChoice(groups, `${PATH}?group=1`).sizes)).toBeUndefined()
  expect(soldOutSize([])).toBeUndefined()
})

test.each([
  [0, 'серый, нет в наличии', 'нет'],
  [4, 'серый, 4 шт. в наличии', '4 шт.'],
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
