import { expect, test } from 'vitest'

import { readGroups } from '../../../build/words.ts'
import { shopWords } from '../../texts/catalogue.ts'
import { shortTexts } from '../documents/document.ts'

test('every text of the shop is sent by the name that the build gives it', () => {
  const built = [...readGroups().values()].flatMap(({ key, short, names }) =>
    [...names].map(([name, shortName]) => [`${key}.${name}`, `${short}.${shortName}`] as const)
  )

  const sent = shortTexts(Object.fromEntries(built.map(([key]) => [key, key])))

  expect(Object.entries(sent)).toEqual(built.map(([key, short]) => [short, key]))
  expect(built.length).toBe(
    Object.values<object>(shopWords).flatMap(words => Object.keys(words)).length
  )
})

test('a text deeper in its group keeps the rest of its name', () => {
  expect(Object.keys(shortTexts({ 'catalog.sorts.new': 'Новые' }))[0]).toMatch(
    /^[a-zA-Z]+\.[a-zA-Z]+\.new$/
  )
})
