import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { failureHead, type HeadQuestion, pageHead, pageHeading, pageTitle } from './head.ts'

const question: HeadQuestion = {
  title: 'Ранцы',
  description: '<p>Лёгкие ранцы&nbsp;для <b>первого</b> класса.</p>',
  siteName: 'Пенал',
  origin: 'https://penal.example',
  path: '/catalog/shkola/rancy',
  image: 'https://penal.example/og.png'
}

test('the title of a further page says its number', () => {
  expect(pageTitle('Каталог', 2)).toBe('Каталог - Страница 2')
  expect(pageTitle('Каталог', 1)).toBe('Каталог')
  expect(pageTitle('Каталог')).toBe('Каталог')
})

test.each([
  ['a page with its own title', { title: 'Ранцы' }, 'Ранцы — Пенал - Страница 30'],
  ['a title that names the shop', { title: 'О «Пенал»' }, 'О «Пенал» - Страница 30'],
  ['a title that begins with it', { title: 'Пенал — школа' }, 'Пенал — школа - Страница 30'],
  ['goods called as the shop', { title: 'Пеналы' }, 'Пеналы — Пенал - Страница 30'],
  ['one thing called so', { title: 'Пенал «Рысь»' }, 'Пенал «Рысь» — Пенал - Страница 30'],
  ['a title of an editor', { title: 'Ранцы', seo: { title: 'Купить' } }, 'Купить - Страница 30']
])('the number of the page ends the title of %s', (_, own, title) => {
  expect(pageHead({ ...question, ...own, page: 30 }).title).toBe(title)
})

test.each([
  [undefined, 'Ранцы'],
  [null, 'Ранцы'],
  [{ h1: '' }, 'Ранцы'],
  [{ h1: 'Ранцы для первого класса' }, 'Ранцы для первого класса']
])('with the texts %o of an editor a page is headed %s', (seo, heading) => {
  expect(pageHeading(seo, 'Ранцы')).toBe(heading)
})

test('a page describes itself by its own text', () => {
  expect(pageHead(question)).toEqual({
    title: 'Ранцы — Пенал',
    description: 'Лёгкие ранцы для первого класса.',
    keywords: undefined,
    canonical: 'https://penal.example/catalog/shkola/rancy',
    robots: undefined,
    h1: 'Ранцы',
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Пенал' },
      { property: 'og:locale', content: 'ru_RU' },
      { property: 'og:title', content: 'Ранцы' },
      { property: 'og:description', content: 'Лёгкие ранцы для первого класса.' },
      { property: 'og:url', content: 'https://penal.example/catalog/shkola/rancy' },
      { property: 'og:image', content: 'https://penal.example/og.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' }
    ]
  })
})

test('texts set by hand win, empty ones do not', () => {
  const seo = {
    title: 'Купить ранец',
    ogTitle: 'Ранцы в «Пенале»',
    description: '',
    ogDescription: 'Смотрите ранцы',
    keywords: 'ранец, школа',
    h1: 'Ранцы для школы'
  }

  const head = pageHead({ ...question, seo, page: 3, noindex: true })

  expect(head).toMatchObject({
    title: 'Купить ранец - Страница 3',
    description: 'Лёгкие ранцы для первого класса.',
    keywords: 'ранец, школа',
    canonical: 'https://penal.example/catalog/shkola/rancy?page=3',
    robots: 'noindex, follow',
    h1: 'Ранцы для школы'
  })
  expect(head.openGraph).toContainEqual({ property: 'og:title', content: 'Ранцы в «Пенале»' })
  expect(head.openGraph).toContainEqual({ property: 'og:description', content: 'Смотрите ранцы' })
})

test('a set of empty texts leaves the page to its own words', () => {
  const seo = {
    title: '',
    ogTitle: '',
    description: '',
    ogDescription: '',
    keywords: '',
    h1: ''
  }

  expect(pageHead({ ...question, seo })).toEqual(pageHead(question))
})

test('a page without a text is described by its title', () => {
  expect(pageHead({ ...question, description: ' <br> ' }).description).toBe('Ранцы')
})

test('a long description ends at a word', () => {
  const { description } = pageHead({ ...question, description: 'ранец '.repeat(1000) })

  expect(description.length).toBeLessThanOrEqual(161)
  expect(description).toMatch(/ранец…$/)
})

test.each(['<', '<a', ' ', '&nbsp;', '>'])('the work for a text of «%s» grows with it', part => {
  const describe = (description: string) => pageHead({ ...question, description })

  expect(growth(describe, part)).toBeLessThan(LINEAR_MAX)
})

test('an error screen is in no index, and is no other address of the page', () => {
  expect(failureHead('Страница не найдена')).toEqual({
    ...{ title: 'Страница не найдена', description: 'Страница не найдена' },
    ...{ h1: 'Страница не найдена', robots: 'noindex, follow' },
    ...{ canonical: '', keywords: undefined, openGraph: [] }
  })
})

test.each([
  ['/catalog/pismo/', 1, 'https://penal.example/catalog/pismo'],
  ['/catalog/pismo//', 2, 'https://penal.example/catalog/pismo?page=2'],
  ['/', 1, 'https://penal.example/']
])('the canonical address of %s, page %i, is %s', (path, page, canonical) => {
  const origin = 'https://penal.example'
  expect(pageHead({ ...question, origin, path, page }).canonical).toBe(canonical)
})
