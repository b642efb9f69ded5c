import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { readTextsFile } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-texts-'))
const file = join(folder, 'texts.json')

afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  writeFileSync(file, text)
  return readTextsFile(file)
}

test('one file holds the words of every site', () => {
  const texts = { '*': { 'basketNews.merged': 'Разом' }, opt: { 'basket.few': 'Ещё {1}' } }

  expect(read(JSON.stringify(texts))).toEqual(texts)
})

test.each<[string, string, string]>([
  ['no JSON', '{', `TEXTS_FILE=${file}: `],
  ['a list', '[]', 'an object of sites is needed'],
  [
    'words without a site',
    '{"basketNews.merged":"Разом"}',
    'site basketNews.merged:\ntexts: an object'
  ],
  [
    'a mistyped key',
    '{"opt":{"basketNews.mergd":"Разом"}}',
    'site opt:\nbasketNews.mergd: there is no such text; did you mean basketNews.merged'
  ]
])('%s is refused with the place of the mistake', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('a file that is not there is named', () => {
  expect(() => readTextsFile(join(folder, 'none.json'))).toThrow(/^TEXTS_FILE=.+none\.json: ENOENT/)
})
