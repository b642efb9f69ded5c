import { expect, test } from 'vitest'

import { emptyShipping } from '../../values/shipping/shipping.ts'
import { withTyped } from '../../values/shipping/shipping-edit.ts'
import { cityTitle, streetNote, streetQuestion, streetTitle } from './place-words.ts'

const option = (address: object) => ({ address }) as Parameters<typeof cityTitle>[0]

test('a village is named before its town, a house after its street', () => {
  expect(cityTitle(option({ settlement: 'Кашино', city: 'Сысерть' }))).toBe('Кашино')
  expect(streetTitle(option({ street: 'Мира', house: '7', city: 'Тула' }))).toBe('Мира, д. 7')
  expect(streetTitle(option({ street: '', house: '', city: 'Тула' }))).toBe('Тула')
  expect(streetNote(option({ city: 'Тула', region: '' }))).toBe('Тула')
  const village = option({ settlement: 'деревня Кашино', city: '', street: '', house: 'вл 7' })
  expect(streetTitle(village)).toBe('деревня Кашино, вл 7')
  expect(streetNote(village)).toBe('деревня Кашино')
})

test('a street is looked for in the city that was picked, beside one typed by hand by both names', () => {
  const typed = withTyped(emptyShipping, { city: 'Тула' })

  expect(streetQuestion(typed, 'Мира')).toEqual({ text: 'Тула Мира' })
  expect(streetQuestion({ ...typed, kladrId: '71' }, 'Мира')).toEqual({
    text: 'Мира',
    kladrId: '71'
  })
})
