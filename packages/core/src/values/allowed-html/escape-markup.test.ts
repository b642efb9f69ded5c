import { expect, test } from 'vitest'

import { escapeMarkup } from './escape-markup.ts'

test('no text opens a tag, an entity or a quote in markup', () => {
  expect(escapeMarkup(`<b a="1" c='2'>&amp;`)).toBe(
    '&lt;b a=&quot;1&quot; c=&apos;2&apos;&gt;&amp;amp;'
  )
})

test('signs that XML cannot hold are left out, lines and tabs stay', () => {
  expect(escapeMarkup('а\u0000\u001fб\n\tв')).toBe('аб\n\tв')
})
