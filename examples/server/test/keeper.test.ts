import { randomUUID } from 'node:crypto'
import {
  createOneClickOrder,
  createOrder,
  createRefund,
  getBonusBalance,
  getConfiguration,
  listNotifications,
  listReviews,
  viewProduct
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCommand } from '../src/keeper/run-command.ts'
import { createReadBuild } from '../src/keeper/served-build.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup, signUpProven, stockOf } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

async function ordered() {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  const group = await sellGroup(backend, { stock: 5, kopecks: 100_000 })
  await shopper.put(group, 2)
  const order = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  return { shopper, email, group, order }
}

const titlesOf = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.call(listNotifications, { query: {} })).data.map(({ title }) => title)

const offerOf = (group: number) =>
  backend.db
    .selectFrom('offer')
    .innerJoin('product_group', 'product_group.id', 'offer.group_id')
    .select(['offer.barcode', 'product_group.product_id as productId'])
    .where('offer.group_id', '=', group)
    .executeTakeFirstOrThrow()

test.each(['info', 'order', 'bonus', 'review', 'reset_session', 'reload_page'])(
  'a notification of the type %s reaches one buyer or everybody',
  async type => {
    const buyer = createShopper(backend)
    const { email } = await buyer.signUp()
    const pushed: string[] = []
    const stop = backend.deps.live.subscribe(
      news => typeof news === 'string' || pushed.push(...news)
    )

    const one = await run('notify', type, `Лично: ${type}`, 'Текст', '--to', email)
    const all = await run('notify', type, `Всем: ${type}`)

    expect([one, all]).toEqual([
      { code: 0, text: `Уведомление отправлено: ${email}` },
      { code: 0, text: 'Уведомление отправлено: всем' }
    ])
    await expect.poll(() => pushed.length).toBe(2)
    expect(await titlesOf(buyer)).toContain(`Лично: ${type}`)
    stop()
  }
)

test('a buyer hears of the new status of his order', async () => {
  const { shopper, order } = await ordered()

  const moved = await run('order:status', order.number, 'shipping')
  const again = await run('order:status', order.number, 'shipping')

  expect([moved, again]).toEqual([
    { code: 0, text: `Заказ ${order.number}: В пути` },
    { code: 0, text: `Заказ ${order.number}: В пути` }
  ])
  const reported = await titlesOf(shopper)
  expect(reported.filter(title => title === `Заказ ${order.number} в пути`)).toHaveLength(1)
})

test('the stock that was written is the stock that is sold', async () => {
  const group = await sellGroup(backend, { stock: 5 })
  const { barcode } = await offerOf(group)

  const { code, text } = await run('stock:set', barcode, '25')

  expect([code, text.endsWith(': 25 шт.')]).toEqual([0, true])
  expect(await stockOf(backend, group)).toBe(25)
})

test('the price that was written is the price on the card and in the basket', async () => {
  const group = await sellGroup(backend, { stock: 5, kopecks: 500_000 })
  const { barcode, productId } = await offerOf(group)

  const outcome = await run('price:set', barcode, '12,50')

  expect(outcome.code).toBe(0)
  const card = await backend.call(viewProduct, { query: { id: productId } })
  expect(card.cardPrices).toEqual([{ priceRole: 'guest_opt', price: 12.5 }])
  const basket = await createShopper(backend).put(group, 2)
  expect(basket.total.price).toBe(25)
})

test('a price written as it was leaves the lists as they were', async () => {
  // A product may stand in a list more than once, and rows that were written change their place.
  const lists = async () => {
    const rows = await backend.db
      .selectFrom('listing')
      .select(['product_id', 'prices', 'discount'])
      .execute()
    return rows.map(row => JSON.stringify(row)).toSorted()
  }
  const before = await lists()
  // The last ones: the first have been given prices that no list knows of.
  const offers = await backend.db
    .selectFrom('offer')
    .select(['barcode', 'prices'])
    .orderBy('id', 'desc')
    .limit(40)
    .execute()

  for (const { barcode, prices } of offers) {
    const kopecks = prices.find(({ limit, priceRole }) => limit === 1 && priceRole === 'guest_opt')
    await run('price:set', barcode, String((kopecks?.kopecks ?? 0) / 100))
  }

  expect(await lists()).toEqual(before)
})

test('a promo code is added once and works', async () => {
  const added = await run('promo:add', 'школа15', '--percent', '15', '--uses=3', '--once')
  const again = await run('promo:add', 'ШКОЛА15', '--amount', '100')

  expect([added, again]).toEqual([
    { code: 0, text: 'Промокод ШКОЛА15: Скидка 15 %' },
    { code: 1, text: 'Промокод ШКОЛА15 уже есть' }
  ])
  const stored = await backend.db
    .selectFrom('promo')
    .selectAll()
    .where('code', '=', 'ШКОЛА15')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ percent: 15, max_uses: 3, once_per_user: true, used: 0 })
})

test('versions are published one after another', async () => {
  const published = await run('version:publish', '--breaking')
  backend.clock.advance(1000)
  await run('version:publish')

  expect(published.text).toContain('Версия объявлена: 2025-08-20T09:00:00')
  const { versions } = await backend.call(getConfiguration, {})
  expect(versions).toEqual([
    { timeline: '2025-08-20T09:00:00.000Z', breakingChange: true },
    { timeline: '2025-08-20T09:00:01.000Z', breakingChange: false }
  ])
})

test('the keeper is told what a version will do, and when nothing will happen', async () => {
  let served: string | undefined = 'b1'
  const publish = async (...words: readonly string[]) => {
    const shop = { db: backend.db, live: backend.deps.live, now: backend.clock.now }
    const args = ['version:publish', ...words]
    const { text } = await runCommand(args, { ...shop, servedBuild: async () => served })
    return text.split('\n')[1]
  }

  expect(await publish()).toBe(
    'Браузеры с прежним кодом при следующем переходе один раз перезагрузят страницу.'
  )
  expect(await publish('--breaking')).toBe(
    'Код витрины с прошлого объявления не менялся: браузеры запомнят версию, но ничего не произойдёт.'
  )
  served = 'b2'
  expect(await publish('--breaking')).toBe(
    'Браузеры с прежним кодом при следующем переходе покажут окно «Магазин обновился».'
  )
  served = undefined
  expect(await publish()).toBe(
    'Витрина не отвечает, её код неизвестен. Версия подействует только на браузеры с другим кодом.'
  )
})

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['tells its code', async () => Response.json({ id: 'b7' }), 'b7'],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), undefined],
  ['is another site', async () => new Response('<html>'), undefined],
  ['is closed', async () => Response.json({ id: 'b7' }, { status: 503 }), undefined]
])('a storefront that %s is asked once', async (_, answer, build) => {
  const asked: unknown[] = []
  const read = createReadBuild('https://shop.test', async address => {
    asked.push(address)
    return answer()
  })

  expect(await read()).toBe(build)
  expect(asked).toEqual(['https://shop.test/builds/latest.json'])
})

test('a review that waits is listed, and judged once named rightly', async () => {
  const id = crypto.randomUUID()
  await backend.db
    .insertInto('review')
    .values({
      id,
      type: 'shop',
      author: 'Марина К.',
      city: 'Пермь',
      rate: 5,
      text: 'Привезли\u001b[2J быстро',
      size: '',
      variant: '',
      status: 'moderation',
      created_at: backend.clock.now()
    })
    .execute()

  const listed = await run('review:list')
  const judged = await run('review:moderate', id, 'publish')
  const unknown = await run('review:moderate', 'не-номер', 'reject')

  expect(listed.text).toContain(`${id}  5 из 5, Марина К., о магазине\n  Привезли [2J быстро`)
  expect(judged).toEqual({ code: 0, text: 'Отзыв опубликован' })
  expect(unknown).toEqual({ code: 1, text: 'Отзыв не найден' })
  const answered = await run('review:answer', id, 'Спасибо, Марина!')
  expect(answered).toEqual({ code: 0, text: 'Ответ опубликован' })
  const { data } = await createShopper(backend).call(listReviews, {
    body: { type: 'shop', sort: 'new', limit: 100 }
  })
  expect(data.find(review => review.id === id)?.answer?.text).toBe('Спасибо, Марина!')
})

test('a refund that waits is listed, approved and paid back, once, and its buyer hears of it', async () => {
  const { shopper, group, order } = await ordered()
  await run('order:status', order.number, 'done')
  const items = [{ groupId: group, count: 1 }]
  const body = { orderId: order.id, items, reason: 'size', comment: 'Мала\u001b[2J' } as const
  const { id } = await shopper.call(createRefund, { body })

  const listed = await run('refund:list')
  const approved = await run('refund:status', id, 'approved', '--answer', 'Ждём в магазине')
  const done = await run('refund:status', id, 'done')
  const again = await run('refund:status', id, 'done')

  expect(listed.text).toContain(`${id}  заказ ${order.number}`)
  expect(listed.text).toContain('  Не подошёл размер. Мала [2J')
  expect([approved, done]).toEqual([
    { code: 0, text: 'Возврат: Одобрен' },
    { code: 0, text: 'Возврат: Деньги возвращены' }
  ])
  expect(again.code).toBe(1)
  expect(await titlesOf(shopper)).toContain(`Вернули деньги по заказу ${order.number}`)
  expect(await stockOf(backend, group)).toBe(4)
})

test('a one-click order that waits is listed, taken up and becomes an order', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 5, kopecks: 100_000 })
  const request = { groupId: group, count: 1, name: 'Ёлкина Вера', phone: '+79123456789' }
  const { id, number } = await shopper.call(createOneClickOrder, {
    body: { ...request, accept: true }
  })

  const listed = await run('blank:list')
  const taken = await run('blank:status', id, 'processing')
  const made = await run('blank:status', id, 'ordered')
  const again = await run('blank:status', id, 'cancelled')

  expect(listed.text).toContain(`${id}  ${number}, Ждёт звонка`)
  expect([taken.text, made.text]).toEqual(['Заявка: В работе', 'Заявка: Оформлена'])
  expect(again.code).toBe(1)
  expect(await stockOf(backend, group)).toBe(4)
})

test('orders come as a table that a spreadsheet opens and that holds no formula', async () => {
  const { order } = await ordered()
  await backend.db
    .updateTable('order_item')
    .set({ title: '=HYPERLINK("http://x")' })
    .where('order_id', '=', order.id)
    .execute()

  const { text } = await run('orders:csv', '--since', '2020-01-01')

  expect(text.startsWith('\ufeffЗаказ;Дата;Статус;')).toBe(true)
  expect(text).toContain(order.number)
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('a raffle that goes on is not drawn, one that is over gives the same tickets each time', async () => {
  const { code } = await backend.db
    .selectFrom('raffle')
    .innerJoin('raffle_participant', 'raffle_code', 'code')
    .where('drawn_at', 'is', null)
    .select('code')
    .executeTakeFirstOrThrow()
  const now = backend.clock.now().getTime()
  await backend.db
    .updateTable('raffle')
    .set({ starts_at: new Date(now - 1000), ends_at: new Date(now + 1000) })
    .where('code', '=', code)
    .execute()

  const refused = await run('raffle:draw', code)
  backend.clock.advance(1000)
  const [first, second] = [await run('raffle:draw', code), await run('raffle:draw', code)]

  expect(refused).toEqual({ code: 1, text: expect.stringMatching(/розыгрыш/i) })
  expect(first).toEqual({ code: 0, text: expect.stringMatching(/^Выиграли билеты: \d+/) })
  expect(second).toEqual(first)
})

test.each<[readonly string[], string]>([
  [['stock:set', '460'], 'Не хватает: штук'],
  [['stock:set', '460', 'много'], 'Штук: нужно целое число от 0, а не «много»'],
  [
    ['stock:set', '460', '5', 'лишнее'],
    'Лишнее: «лишнее». Текст из нескольких слов берите в кавычки'
  ],
  [['price:set', '460', '1e3'], 'Рубли: нужна сумма в рублях, например 1299,90, а не «1e3»'],
  [['price:set', '460', '10', '--role'], 'У параметра --role нужно значение'],
  [
    ['price:set', '460', '10', '--role', 'царь'],
    '--role: «царь» не бывает, бывает: guest_opt, user, org, dealer'
  ],
  [['promo:add', 'А Б', '--percent', '5'], 'Код: от 2 до 40 букв, цифр, знаков «-» и «_»'],
  [['promo:add', 'КОД'], 'Нужна одна скидка: --percent или --amount'],
  [['promo:add', 'КОД', '--percent', '120'], '--percent: не больше 100'],
  [
    ['promo:add', 'КОД', '--percent', '5', '--until', '2026-02-30'],
    '--until: нужна дата вида 2026-09-01, а не «2026-02-30»'
  ],
  [['promo:add', 'КОД', '--toString', '5'], 'Неизвестный параметр --toString'],
  [['notify', 'Привет!', 'Мир'], 'Тип: «Привет!» не подходит, нужен вида info или reload_page'],
  [['version:publish', '--breaking=да'], 'У параметра --breaking нет значения'],
  [['сделай'], 'Нет такой команды: сделай']
])('%j is explained', async (words, text) => {
  expect(await run(...words)).toEqual({ code: 1, text })
})

test.each<[readonly string[], string]>([
  [['stock:set', '0', '5'], 'Товара с кодом 0 нет'],
  [['stock:set', '!!!', '5'], 'Товара с кодом !!! нет'],
  [
    ['notify', 'info', 'Привет', '--to', 'nobody@example.ru'],
    'Покупателя с e-mail nobody@example.ru нет'
  ],
  [['order:status', 'П-1', 'paid'], 'Заказ не найден'],
  [['raffle:draw', 'нет'], 'Розыгрыш не найден']
])('%j is refused', async (words, text) => {
  expect(await run(...words)).toEqual({ code: 1, text })
})

test('a balance is corrected with a reason, never below zero', async () => {
  const buyer = createShopper(backend)
  const { email } = await signUpProven(backend, buyer)

  const args = await run('bonus:correct', email, '150', 'За ожидание')
  const taken = await run('bonus:correct', email, '50,50', 'Ошиблись', '--take')
  const tooMuch = await run('bonus:correct', email, '100', 'Ещё раз', '--take')
  const nobody = await run('bonus:correct', 'nobody@example.ru', '1', 'Нет')

  expect([args.text, taken.text]).toEqual([`${email}: +150 Б`, `${email}: −50,50 Б`])
  expect([tooMuch.code, nobody.code]).toEqual([1, 1])
  const { value, bonusLog } = await buyer.call(getBonusBalance, { query: {} })
  expect(value).toBe(99.5)
  expect(bonusLog.map(entry => [entry.kind, entry.title])).toEqual([
    ['corrected', 'Ошиблись'],
    ['corrected', 'За ожидание']
  ])
})

test('the mailing is exported with whoever has confirmed it', async () => {
  const at = new Date('2026-09-01T09:00:00Z')
  const row = { consented_at: at, letter_at: at, confirmed_at: at, stopped_at: null }
  await backend.db
    .insertInto('mailing_recipient')
    .values([
      { ...row, id: randomUUID(), email: 'yes@example.ru', status: 'active' },
      { ...row, id: randomUUID(), email: 'no@example.ru', status: 'stopped' }
    ])
    .execute()

  const { text } = await run('mailing:csv')

  expect(text).toContain('yes@example.ru;2026-09-01;2026-09-01')
  expect(text).not.toContain('no@example.ru')
})
