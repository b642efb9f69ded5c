import { expect, test } from 'vitest'
import { allowedHtml } from '../../values/allowed-html/allowed-html.ts'

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

const VOID = new Set(['br', 'hr', 'img'])
const sampleOf = (tag: string, attributes = '') =>
  VOID.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>Текст</${tag}>`

test.each(allowedHtml.tags)('<%s> of a text is drawn', tag => {
  expect(cleanHtml(sampleOf(tag))).toBe(sampleOf(tag))
})

test.each(
  Object.entries(allowedHtml.attributes).flatMap(([tag, names]) =>
    names.map(name => [tag === '*' ? 'p' : tag, name] as const)
  )
)('<%s %s> of a text is drawn', (tag, name) => {
  const value = name === 'id' ? 'text-a' : name === 'target' ? '_self' : '/a'
  expect(cleanHtml(sampleOf(tag, ` ${name}="${value}"`))).toContain(` ${name}="${value}"`)
})

test.each([
  ...['script', 'style', 'iframe', 'form', 'input', 'object', 'svg', 'video', 'link', 'h1', 'main'],
  ...['button', 'textarea', 'math', 'template', 'base', 'meta']
])('<%s> of a text is not', tag => {
  expect(cleanHtml(`<p>А</p><${tag} id="text-a">Б</${tag}>`)).not.toContain(`<${tag}`)
})

test.each([
  ...[' style="color: red"', ' class="b"', ' onclick="a()"', ' href="javascript:a()"'],
  ...[' href="data:text/html,a"', ' href="//host"', ' id="main"', ' name="a"']
])('<a%s> of a text keeps its words alone', attribute => {
  expect(cleanHtml(`<a${attribute}>Текст</a>`)).toBe('<a>Текст</a>')
})

test.each(['http://host/a.png', 'data:image/png,a', '//host/a.png'])(
  'no picture is read from %s',
  src => {
    expect(cleanHtml(`<img src="${src}" />`)).toBe('<img />')
  }
)

test.each([
  ['<p onclick="steal()">Текст</p>', '<p>Текст</p>'],
  ['<script>steal()</script>Текст', 'Текст'],
  ['<a href="javascript:steal()">Сюда</a>', '<a>Сюда</a>'],
  [
    '<img src="https://shop.example/a.png" onerror="steal()">',
    '<img src="https://shop.example/a.png" />'
  ],
  ['<iframe src="https://shop.example"></iframe>', ''],
  ['<form action="/steal"><input name="a"></form>', ''],
  [
    '<a href="https://shop.example" target="_blank">Там</a>',
    '<a href="https://shop.example" target="_blank" rel="noopener noreferrer">Там</a>'
  ]
])('of %s only %s is left', (html, kept) => {
  expect(cleanHtml(html)).toBe(kept)
})
