import { expect, test } from 'vitest'

import { cleanHtml } from './clean-html.ts'

test('a link to the lightbox waits for the application, and the markup it carries is cleaned', () => {
  const carried = '<b onclick="alert(1)">Да</b><script>alert(2)</script>'.replaceAll('"', '&quot;')

  const html = cleanHtml(`<a href="#text-a" data-lightbox="html" data-html="${carried}">Что</a>`)

  expect(html).toBe(
    '<a href="#text-a" data-lightbox="html" data-html="&lt;b&gt;Да&lt;/b&gt;" data-live>Что</a>'
  )
})

test('an editor’s id is his own, or none', () => {
  expect(cleanHtml('<p id="text-a">А</p><p id="main">Б</p>')).toBe('<p id="text-a">А</p><p>Б</p>')
})
