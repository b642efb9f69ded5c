import { allowedHtml } from '@vitrina/core/values'
import { expect, test } from 'vitest'

import { cleanHtml } from './clean-html.ts'

const VOID = new Set(['br', 'hr', 'img'])
const sampleOf = (tag: string, attributes = '') =>
  VOID.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>Текст</${tag}>`

test.each(allowedHtml.tags)('<%s> of a text is kept', tag => {
  expect(cleanHtml(sampleOf(tag))).toBe(sampleOf(tag))
})

test.each(
  Object.entries(allowedHtml.attributes).flatMap(([tag, names]) =>
    names.map(name => [tag === '*' ? 'p' : tag, name] as const)
  )
)('<%s %s> of a text is kept', (tag, name) => {
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
  ...[' href="data:text/html,a"', ' href="//host"', ' id="main"', ' name="a"', ' data-live="a"']
])('<a%s> of a text keeps its words alone', attribute => {
  expect(cleanHtml(`<a${attribute}>Текст</a>`)).toBe('<a>Текст</a>')
})

test.each(['http://host/a.png', 'data:image/png,a', '//host/a.png'])(
  'no picture is read from %s',
  src => {
    expect(cleanHtml(`<img src="${src}" />`)).toBe('<img />')
  }
)
