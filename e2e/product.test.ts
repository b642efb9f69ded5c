import { beforeAll, expect, test } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { buyButton } from './support/buy.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import {
  findGoods,
  type Goods,
  type Group,
  hasAllKinds,
  isGone,
  listGoods,
  readGoods
} from './support/goods.ts'
import { textOf, textsOf } from './support/text.ts'

const open = useBrowser()

let dress: Goods
/** A size of the dress that is sold out. */
let gone: Group | undefined

beforeAll(async () => {
  dress = await findGoods(hasAllKinds)
  gone = dress.groups.find(isGone)
})

test.each([
  ['another category', () => `/catalog/ryukzaki/detail/${dress.code}`],
  [
    'half of its path',
    () => `${dress.listing.split('/').slice(0, 3).join('/')}/detail/${dress.code}`
  ],
  ['an unknown code', () => `${dress.listing}/detail/net-takogo`]
])('a product at %s is not found', async (_, path) => {
  const { page } = await open()

  const response = await page.goto(path())

  expect(response?.status()).toBe(404)
  expect(await textOf(page.locator('#main'))).toContain('код ошибки: 404 ( Страница не найдена )')
})

quickTest(
  'a product says why it costs what it costs, and when it comes to the town one lives in',
  async () => {
    const { page, faults } = await open()
    await page.goto(dress.href)
    await page.getByText('Почему такая цена').click()
    await page.getByText('Итого за штуку').waitFor()
    const ways = page.getByRole('list', { name: 'Доставка' })
    expect(await textOf(ways)).toMatch(/(завтра|послезавтра|с \d+ [а-я]+)/)

    await page.getByText('Другой город').click()
    await page.getByRole('textbox', { name: 'Город' }).fill('екатеринбург')
    await page.getByRole('button', { name: 'Показать' }).click()

    await page.getByText('Доставка в город Екатеринбург').waitFor()
    await page.reload()
    expect(await textOf(page.locator('.delivery'))).toContain('Екатеринбург')
    expect(faults).toEqual([])
  }
)

deepTest(
  'the measures of a child find the size in the table of the brand, and warn of an outgrown one',
  async () => {
    const { page, faults } = await open()
    await visit(page, `${dress.href}?group=${dress.groups[0]?.id}`)
    await page.getByRole('link', { name: 'Таблица размеров' }).last().click()
    const form = page.getByRole('form', { name: 'Мерки ребёнка' })
    await form.getByRole('button').click()
    await form.getByText('Напишите число от 50 до 200').waitFor()

    await form.getByLabel('Имя').fill('Маша')
    await form.getByLabel('Рост, см').fill('139')
    await form.getByLabel('Рост, см').press('Enter')
    await page.getByRole('list', { name: 'Подходящие размеры' }).getByText('Маша').waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('status')
      .getByText(/Маша: \d+ уже мал, нужен 140/)
      .waitFor()

    await page.reload()
    await page
      .getByRole('status')
      .getByText(/Маша: \d+ уже мал/)
      .waitFor()
    expect(faults).toEqual([])
  }
)

quickTest('a sold-out size takes an address for a letter instead of a purchase', async () => {
  const { page, faults } = await open()
  await visit(page, `${dress.href}?group=${gone?.id}`)
  expect(await buyButton(page, dress.title).count()).toBe(0)
  expect(await textOf(page.locator('.stock'))).toContain('Нет в наличии')
  const field = page.getByRole('textbox', { name: /E-mail/ })
  const ask = page.getByRole('button', { name: 'Сообщить о поступлении' })

  await field.fill('anna')
  await ask.click()
  await page.getByRole('alert').getByText('Некорректный e-mail').waitFor()
  await field.fill('anna@example.ru')
  await ask.click()

  await page.getByText('Напишем на почту, когда товар появится').waitFor()
  expect(faults).toEqual([])
})

deepTest(
  '«Сообщить» of a list leads to the letter itself, and nothing sold out names a day',
  async () => {
    const { page, faults } = await open({ viewport: PHONE })
    const isOneAndGone = ({ groups }: Pick<Goods, 'groups'>) =>
      groups.length === 1 && groups.every(isGone)
    const gone = (await listGoods({ limit: 100, inStock: false })).data.find(isOneAndGone)
    await visit(page, `/search?q=${encodeURIComponent(gone?.title ?? '')}`)

    await page.getByRole('link', { name: `Сообщить: ${gone?.title}` }).click()

    const field = page.getByRole('textbox', { name: /E-mail/ })
    await expect.poll(() => field.evaluate(node => node === document.activeElement)).toBe(true)
    await expect.poll(async () => (await field.boundingBox())?.y ?? 0).toBeLessThan(PHONE.height)
    const ways = await textOf(page.getByRole('list', { name: 'Доставка' }))
    expect(ways).toContain('Курьер')
    expect(ways).not.toMatch(/сегодня|завтра|с \d+\s\p{L}/u)
    expect(faults).toEqual([])
  }
)

deepTest('without script the letter is asked for as well', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(`${dress.href}?group=${gone?.id}`)

  await page.getByRole('textbox', { name: /E-mail/ }).fill('anna@example.ru')
  await page.getByRole('button', { name: 'Сообщить о поступлении' }).click()

  await page.getByText('Напишем на почту, когда товар появится').waitFor()
  expect(new URL(page.url()).searchParams.get('group')).toBe(String(gone?.id))
})

quickTest('search engines find the product and its trail as data, priced in RUR', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(dress.href)

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, trail] = texts.map(text => JSON.parse(text))

  expect(product).toMatchObject({
    '@type': 'Product',
    name: dress.title,
    offers: { priceCurrency: 'RUR', availability: 'https://schema.org/InStock' }
  })
  expect(product.offers.price).toBeGreaterThan(0)
  expect(trail.itemListElement.at(0).name).toBe('Главная')
  expect(trail.itemListElement.at(-1).name).toBe(dress.title)
})

deepTest('pictures are turned by buttons and thumbs, the first one is fetched first', async () => {
  const { page, faults } = await open()
  await visit(page, dress.href)
  const gallery = page.getByRole('region', { name: `Фото: ${dress.title}` })
  expect(await gallery.locator('img').first().getAttribute('fetchpriority')).toBe('high')
  expect(await gallery.locator('img[loading=eager]').count()).toBe(1)

  await page.getByRole('button', { name: 'Следующее фото' }).click()

  await page.getByText(/^2 \/ \d$/).waitFor()
  expect(faults).toEqual([])
})

deepTest('the share menu opens other sites in tabs that know nothing of this one', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(dress.href)

  await page.getByLabel('Поделиться').click()

  const links = page.locator('details a[target=_blank]')
  expect(await links.allInnerTexts()).toEqual(['ВКонтакте', 'Telegram', 'Одноклассники'])
  expect(await links.first().getAttribute('rel')).toContain('noopener')
  expect(await links.first().getAttribute('href')).toContain(encodeURIComponent(dress.href))
})

deepTest('the share menu stays open until something else is chosen', async () => {
  const { page } = await open()
  await visit(page, dress.href)
  const menu = page.getByLabel('Поделиться')
  const first = page.locator('details a', { hasText: 'Telegram' })
  await menu.hover()
  await sectionTaken(menu)
  await menu.click()

  // As Safari does when a link in it is pressed.
  await menu.blur()
  await first.waitFor()
  await page.getByRole('heading', { level: 1 }).click()

  await first.waitFor({ state: 'hidden' })
})

deepTest('what was watched before stands under the product once a visitor comes near', async () => {
  const { page, faults } = await open()
  const [first, second] = (await readGoods()).filter(({ id }) => id !== dress.id)
  for (const goods of [first, second, dress]) {
    await visit(page, goods?.href ?? '')
    const kept = () => page.evaluate(() => localStorage.getItem('watched'))
    await expect.poll(kept).toMatch(new RegExp(`\\b${goods?.id}\\b`))
  }
  const shelf = page.getByRole('region', { name: 'Вы смотрели' })
  expect(await shelf.getByRole('article').count()).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await shelf.getByRole('article').first().waitFor()
  await expect
    .poll(() => textsOf(shelf.locator('article a.title')))
    .toEqual([second?.title, first?.title])
  expect(faults).toEqual([])
})

quickTest('a name and a phone are enough to be called back; what is missing is named', async () => {
  const { page, faults } = await open()
  const sold = dress.groups.find(group => !isGone(group))
  await visit(page, `${dress.href}?group=${sold?.id}`)
  expect(await textOf(page.locator('#main'))).toMatch(/\+\d+ Б бонусами за покупку/)
  await page.getByRole('button', { name: 'Купить в 1 клик' }).click()
  const window = page.getByRole('dialog', { name: 'Заказ в один клик' })
  await window.getByRole('button', { name: 'Жду звонка' }).click()
  await window.locator('[aria-invalid=true]').first().waitFor()

  await window.getByRole('textbox', { name: /Имя/ }).fill('Мария')
  await window.getByRole('textbox', { name: /Телефон/ }).fill('+7 (912) 345-67-89')
  await window.getByRole('checkbox', { name: /Согласен/ }).check({ force: true })
  await window.getByRole('button', { name: 'Жду звонка' }).click()

  await window.getByText('Заявка принята.').waitFor()
  expect(faults).toEqual([])
})

quickTest(
  'the purchase of a product opened by a link stands where it was drawn first',
  async () => {
    const { page } = await open()
    await visit(page, dress.listing)
    await page.mouse.move(300, 300)
    await page.evaluate(() => {
      const tops = new Set<number>()
      const check = () => {
        const button = document.querySelector('.act > a[href^="#"]')
        if (button) tops.add(Math.round(button.getBoundingClientRect().top + scrollY))
        requestAnimationFrame(check)
      }
      check()
      Object.assign(window, { tops })
    })

    await page.locator('#main article a[href*="/detail/"]').first().click()
    await page.locator('#main .delivery').waitFor()

    expect(await page.evaluate(() => [...Reflect.get(window, 'tops')].length)).toBe(1)
  }
)
