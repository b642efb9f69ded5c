import { afterEach, expect, test } from 'vitest'

import { ask } from '../testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'
import type { SiteTexts } from './wording.ts'

const VISITORS = 12
const sites = [
  { id: '1', code: 'main', title: 'Пенал' },
  { id: '2', code: 'by', title: 'Пенал Беларусь' },
  { id: '3', code: 'opt', title: 'Пенал Опт' }
]
const running: TestStorefront[] = []

async function start(texts?: SiteTexts) {
  const storefront = await startTestStorefront({
    ...(texts && { texts }),
    answer: async ({ path }) => {
      // Answers cross, as they do when many ask.
      await new Promise(resolve => setImmediate(resolve))
      return path === '/sites/v1' ? { body: { data: sites } } : undefined
    }
  })
  running.push(storefront)
  return storefront
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('each site says its own words, however many answers are made at the same time', async () => {
  const { url } = await start({
    '*': { 'errorScreen.home': 'В начало <b>' },
    by: { 'errorScreen.lostTitle': 'Тут пусто' },
    opt: { 'errorScreen.lostTitle': 'Склад пуст', 'errorScreen.home': 'К прайсу' }
  })
  const said: Readonly<Record<string, readonly string[]>> = {
    '': ['ОЙ! Похоже, мы не можем найти нужную вам страницу.', 'В начало &lt;b&gt;'],
    'by.': ['Тут пусто', 'В начало &lt;b&gt;'],
    'opt.': ['Склад пуст', 'К прайсу']
  }
  const visits = Array.from({ length: VISITORS }, () => Object.entries(said)).flat()

  const answers = await Promise.all(
    visits.map(async ([site, own]) => ({
      own,
      text: await ask(url, '/nowhere', `Host: ${site}penal.example`)
    }))
  )

  for (const { own, text } of answers) {
    const shown = text.slice(0, text.indexOf('self.__texts'))
    const words = [...new Set(Object.values(said).flat())]
    expect(words.filter(word => shown.includes(word)).toSorted()).toEqual([...own].toSorted())
  }
})

test('the words of a site come with its page, once, and as data that ends no script', async () => {
  const { url } = await start({ by: { 'errorScreen.home': '</script><b>' } })

  const by = await ask(url, '/nowhere', 'Host: by.penal.example')
  const main = await ask(url, '/nowhere', 'Host: penal.example')

  const script = /self\.__texts=Object\.assign\(\[\],\{own:(.+?)\}\)<\/script>/.exec(by)?.[1] ?? ''
  expect(JSON.parse(script)).toEqual({ 'errorScreen.home': '</script><b>' })
  expect(main).not.toContain('__texts')
})

test('a shop without words of its own sends none', async () => {
  const { url } = await start()

  expect(await ask(url, '/nowhere')).not.toContain('__texts')
})
