import { expect, test } from 'vitest'

import { plainText } from './plain-text.ts'

/** Words of nine letters and a space: sixteen of them are 160 characters without the last space. */
const words = (count: number) => Array.from({ length: count }, () => 'тетрадьки').join(' ')

test.each<[string, string, string]>([
  ['nothing', '', ''],
  ['only markup', '<p><br></p>', ''],
  ['blank lines', '  Пенал \n\n\t на молнии ', 'Пенал на молнии'],
  ['tags that touch words', 'Пенал<br>на<b>молнии</b>', 'Пенал на молнии'],
  ['attributes', '<a href="/x" title="Не текст">Пенал</a>', 'Пенал'],
  ['a comparison in words', 'Плотность 80 > 65 г/м²', 'Плотность 80 > 65 г/м²'],
  ['signs as HTML writes them', 'Ручка &amp; карандаш &quot;Опыт&quot;', 'Ручка & карандаш "Опыт"'],
  ['written brackets', 'Формат &lt;А4&gt;', 'Формат <А4>'],
  ['a sign that was written twice', '&amp;lt;', '&lt;'],
  ['a space that does not break', 'до&nbsp;7&nbsp;лет', 'до 7 лет'],
  ['a sign that HTML may keep', 'Пенал &copy;', 'Пенал &copy;']
])('%s is read as the words in it', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})

test('160 characters are a description, not one of them is cut', () => {
  const text = `${words(15)} тетрадька1`

  expect(text).toHaveLength(160)
  expect(plainText(text)).toBe(text)
})

test('161 characters end at the last whole word with an ellipsis', () => {
  const text = `${words(15)} тетрадька10`

  expect(text).toHaveLength(161)
  expect(plainText(text)).toBe(`${words(15)}…`)
})

test('a word without an end is cut where it has to be', () => {
  expect(plainText('а'.repeat(1000))).toBe(`${'а'.repeat(160)}…`)
})

test('the words behind four thousand characters of markup are not looked for', () => {
  expect(plainText(`<p class="${'x'.repeat(100)}">Пенал</p>${'<br>'.repeat(2000)}Ранец`)).toBe(
    'Пенал'
  )
})
