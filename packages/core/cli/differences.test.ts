import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '../src/api/endpoint.ts'
import { getProfile } from '../src/contracts/users.ts'
import { openEnum } from '../src/entities/open-enum.ts'
import { type Answer, differencesOf } from './differences.ts'

const shelf = endpoint({
  method: 'GET',
  path: '/shelf/v1',
  response: z.object({
    data: z.array(
      z.object({
        title: z.string(),
        price: z.number().check(z.gte(0), z.lte(1000)),
        tone: openEnum(['sale', 'hit'], 'hit'),
        code: z.string().check(z.minLength(2)),
        place: z.union([z.string(), z.number()]),
        note: z.nullable(z.string())
      })
    )
  })
})

const pencil = { title: 'Пенал', price: 450, tone: 'hit', code: 'penal', place: 'A-1', note: null }
const guest = { isGuest: true, isGuess: false }

const withPencils = (...patches: readonly object[]): Answer => ({
  status: 200,
  body: { data: patches.map(patch => Object.assign({}, pencil, patch)) }
})

test('an answer that keeps its contract differs nowhere', () => {
  expect(differencesOf(shelf, withPencils({}, { note: 'синий' }), guest)).toEqual([])
})

test('what a backend adds of its own is no difference', () => {
  expect(differencesOf(shelf, withPencils({ vendor: 'Опыт' }), guest)).toEqual([])
})

test.each<[string, object, string, string, string]>([
  ['a missing field', { title: undefined }, 'title', 'string', 'nothing'],
  ['a field that is null', { title: null }, 'title', 'string', 'null'],
  ['a field of another type', { price: '450 ₽' }, 'price', 'number', 'string "450 ₽"'],
  ['a number in place of a text', { code: 7 }, 'code', 'string', 'number 7'],
  ['a list in place of a text', { title: ['Пенал', 'Ручка'] }, 'title', 'string', 'a list of 2'],
  ['a record in place of a text', { note: {} }, 'note', 'string', 'an object'],
  [
    'a word that fronts do not know yet',
    { tone: 'new' },
    'tone',
    '"sale" or "hit"',
    'string "new"'
  ],
  ['a number that is too small', { price: -1 }, 'price', 'at least 0', 'number -1'],
  ['a number that is too large', { price: 1001 }, 'price', 'at most 1000', 'number 1001'],
  ['a text that is too short', { code: 'p' }, 'code', 'at least 2', 'string "p"'],
  ['a value of no shape', { place: true }, 'place', 'one of several shapes', 'boolean true']
])('%s is told with what was expected and what came', (_, patch, field, expected, got) => {
  expect(differencesOf(shelf, withPencils(patch), guest)).toEqual([
    { field: `data.*.${field}`, expected, got }
  ])
})

test('the same field of many items is told once, by its first item', () => {
  const found = differencesOf(
    shelf,
    withPencils({ price: '1' }, { price: '2' }, { price: 3 }),
    guest
  )

  expect(found).toEqual([{ field: 'data.*.price', expected: 'number', got: 'string "1"' }])
})

test('one field may differ in two ways', () => {
  const found = differencesOf(shelf, withPencils({ price: -1 }, { price: 1001 }), guest)

  expect(found.map(({ expected }) => expected)).toEqual(['at least 0', 'at most 1000'])
})

test('a long value is shown by its beginning', () => {
  const [found] = differencesOf(shelf, withPencils({ price: 'ы'.repeat(1000) }), guest)

  expect(found?.got).toBe(`string "${'ы'.repeat(52)}`)
})

test.each<[string, Answer, object]>([
  ['no JSON', { status: 200, body: undefined }, { field: '', expected: 'JSON', got: 'no JSON' }],
  ['null', { status: 200, body: null }, { field: '', expected: 'object', got: 'null' }],
  [
    'a failure of the server',
    { status: 503, body: { message: 'Ведутся работы' } },
    { field: 'status', expected: 'an answer', got: '503' }
  ],
  [
    'a refusal with words',
    { status: 404, body: { message: 'Не найдено' } },
    { field: 'status', expected: '200', got: '404' }
  ]
])('%s in place of an answer is a difference', (_, answer, difference) => {
  expect(differencesOf(shelf, answer, guest)).toEqual([difference])
})

test('a refusal without words differs twice: by its status and by its silence', () => {
  expect(differencesOf(shelf, { status: 400, body: { error: 'bad' } }, guest)).toEqual([
    { field: 'status', expected: '200', got: '400' },
    { field: 'message', expected: 'a text in every refusal', got: 'nothing' }
  ])
})

test.each<[string, unknown, string[]]>([
  ['may be refused with words', { message: 'Такого нет' }, []],
  ['may not be refused in silence', { message: '' }, ['message']],
  ['may not be refused without JSON', undefined, ['message']]
])('a thing that nobody knows %s', (_, body, fields) => {
  const found = differencesOf(shelf, { status: 404, body }, { isGuest: true, isGuess: true })

  expect(found.map(({ field }) => field)).toEqual(fields)
})

test.each<[string, Answer, string[]]>([
  ['a refusal with 401 and words', { status: 401, body: { message: 'Войдите' } }, []],
  ['a refusal without words', { status: 401, body: {} }, ['message']],
  ['the profile of somebody', { status: 200, body: { uid: 'u-1' } }, ['status']],
  ['another refusal', { status: 403, body: { message: 'Нельзя' } }, ['status']]
])('a guest who asks for a profile and gets %s: differences at %j', (_, answer, fields) => {
  expect(differencesOf(getProfile, answer, guest).map(({ field }) => field)).toEqual(fields)
})

test('a member who asks for a profile is not refused', () => {
  const refused = { status: 401, body: { message: 'Войдите' } }

  expect(differencesOf(getProfile, refused, { isGuest: false, isGuess: false })).toEqual([
    { field: 'status', expected: '200', got: '401' }
  ])
})
