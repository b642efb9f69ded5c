import { allTexts } from '@vitrina/core/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { shopWords } from '../../texts/catalogue.ts'
import { exampleAnswer } from '../testing/example-answer.ts'
import { builtIn, type StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const mark = (text: string) => `‹${text}›`
const marked = Object.fromEntries(
  Object.entries(allTexts(shopWords)).map(([key, text]) => [
    key,
    typeof text === 'string' ? mark(text) : text.map(mark)
  ])
)

/** A backend that says nothing in Russian: every Russian word of a page is the storefront's own. */
const foreign: StubAnswer = async call => {
  const answer = (await exampleAnswer(call)) ?? { body: builtIn[`${call.method} ${call.path}`] }
  if (!('body' in answer) || answer.body === undefined) return { status: 404, body: {} }
  return { ...answer, body: JSON.parse(JSON.stringify(answer.body).replaceAll(/[а-яё]/gi, 'x')) }
}

let storefront: TestStorefront

beforeAll(async () => {
  storefront = await startTestStorefront({ answer: foreign, texts: { '*': marked } })
})

afterAll(() => storefront.close())

/** Months have their names from the language of the browser. */
const MONTHS = /(янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]*/g
const MEMBER = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'

test.each<[path: string, cookie: string]>([
  ['/', ''],
  ['/catalog', ''],
  ['/catalog/backpacks', ''],
  ['/search?q=abc', ''],
  ['/catalog/tetradi/detail/tetrad', ''],
  ['/cart', ''],
  ['/cart', MEMBER],
  ['/checkout', MEMBER],
  ['/user/signin', ''],
  ['/user/signup', ''],
  ['/user/profile', MEMBER],
  ['/user/profile/order/detail/7', MEMBER],
  ['/favorites', ''],
  ['/reviews', ''],
  ['/wholesale', ''],
  ['/fast-order', ''],
  ['/order', ''],
  ['/nowhere', '']
])(
  'on %s with the cookies «%s» a site may replace every word of the shop',
  async (path, cookie) => {
    const answer = await storefront.fetch(path, { headers: { cookie }, redirect: 'manual' })

    expect(answer.status).not.toBe(302)
    expect(unmarked(await answer.text())).toEqual([])
  }
)

/** What a page says and nobody has marked: texts, names, titles, descriptions. */
function unmarked(html: string): readonly string[] {
  let rest = html
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll('<!-- -->', '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/‹[^‹›]*›/g, '')
  }
  return rest.replaceAll(MONTHS, '').match(/[^<>"]*[а-яё][^<>"]*/gi) ?? []
}
