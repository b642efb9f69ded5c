import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { type OpenBackend, openBackend } from '../../server/src/testing/open-backend.ts'
import { closeTerminals, openTerminal } from './terminal.ts'

let backend: OpenBackend

beforeAll(async () => {
  backend = await openBackend()
})

afterEach(closeTerminals)

afterAll(() => backend.close())

async function openShop() {
  const terminal = openTerminal(backend.url)
  await terminal.sees('Пенал. Что здесь можно — «помощь», начать — «товары».')
  return terminal
}

test('tells what can be done, and where the sections are', async () => {
  const terminal = await openShop()

  terminal.type('помощь')
  await terminal.sees('положить в корзину')
  terminal.type('каталог')
  await terminal.sees('Письмо — ')

  terminal.type('товары письмо')
  expect(await terminal.sees('Подробнее — «товар <номер>».')).toMatch(/1 {2}\S.* — \d+\u00a0₽/)
})

test('finds what was typed in the wrong layout', async () => {
  const terminal = await openShop()

  terminal.type('yfqnb ntnhflm')

  await terminal.sees('Показываю по запросу «тетрадь».')
  expect(await terminal.sees('Всего')).toContain('Тетрадь')
})

test('leafs through a list to its end', async () => {
  const terminal = await openShop()
  terminal.type('товары')
  await terminal.sees('дальше — «ещё»')

  terminal.type('еще')
  expect(await terminal.sees('Всего')).toContain(' 11  ')

  for (let page = 0; page < 6; page += 1) terminal.type('ещё')
  await terminal.sees('Это весь список.')
})

test('a guest fills the basket, changes it and orders', async () => {
  const terminal = await openShop()
  terminal.type('найти тетрадь')
  await terminal.sees('Всего')
  terminal.type('товар 1')
  await terminal.sees('В корзину:')
  terminal.type('купить 1 2')
  await terminal.sees('— 2 шт.')
  terminal.type('изменить 1 3')
  await terminal.sees('× 3')
  await terminal.sees('Итого')

  terminal.type('заказать')
  await terminal.sees('Фамилия и имя:')
  terminal.type('иванова')
  await terminal.sees('Поле ФИО должно содержать не менее 2 слов, разделённых пробелами')
  terminal.type('bdfyjdf vfhbz')
  await terminal.sees('Телефон:')
  terminal.type('8 999 000 00 00')
  await terminal.sees('E-mail:')
  terminal.type('maria@example.com')
  await terminal.sees('Доставка [1]:')
  terminal.type('')
  await terminal.sees('Пункт [1]:')
  terminal.type('')
  await terminal.sees('Оплата [1]:')
  terminal.type('2')
  await terminal.sees('Согласны на обработку персональных данных?')
  terminal.type('да')
  await terminal.sees('Оформляем?')
  terminal.type('да')
  await terminal.sees(`Страница оплаты: ${backend.url}/`)
  await terminal.sees('оформлен')

  terminal.type('корзина')
  await terminal.sees('Корзина пуста.')
  const orders = await backend.db.selectFrom('orders').select('recipient').execute()
  expect(orders.map(({ recipient }) => recipient.fio)).toContain('Иванова Мария')
})

test('a courier is told the street and the house', async () => {
  const terminal = await openShop()
  terminal.type('найти рюкзак')
  terminal.type('товар 1')
  terminal.type('купить 1')
  terminal.type('заказать')
  for (const answer of ['Иванова Мария', '+79990000000', 'maria@example.com']) {
    terminal.type(answer)
  }
  await terminal.sees('Доставка [1]:')
  terminal.type('2')
  await terminal.sees('Город и улица:')
  terminal.type('Ъыъ')
  await terminal.sees('Такого адреса не нашлось.')
  terminal.type('Самара Лесная')
  await terminal.sees('Адрес [1]:')
  terminal.type('')
  await terminal.sees('Дом:')
  terminal.type('7')
  await terminal.sees('Квартира')
  terminal.type('')
  await terminal.sees('По счёту — Только для организаций')
  await terminal.sees('Оплата [1]:')
  terminal.type('4')
  await terminal.sees('  Только для организаций')
  await terminal.sees('Оплата [1]:')

  terminal.type('отмена')
  await terminal.sees('Хорошо, вернулись к покупкам. Корзина на месте.')
  terminal.type('корзина')
  await terminal.sees('Итого')
})

test('a member signs in, hears of his order at once and reads about it later', async () => {
  const terminal = await openShop()
  terminal.type('войти school@example.ru')
  await terminal.sees('Пароль:')
  terminal.type('не тот')
  await terminal.sees('Неверный')
  terminal.type('войти school@example.ru')
  await terminal.sees('Пароль:')
  terminal.type('penal-school')
  await terminal.sees('Здравствуйте, ')

  terminal.type('оповещения')
  await terminal.sees('> ')
  const text = { typeCode: 'order', title: 'Заказ П-200042 в пути', body: 'Привезём завтра' }
  await backend.notify('school@example.ru', text)
  await terminal.sees('✉ Заказ П-200042 в пути. Привезём завтра')

  terminal.type('оповещения')
  await terminal.sees('Заказ П-200042 в пути. Привезём завтра')
  expect(terminal.all()).not.toContain('penal-school')
  terminal.type('выйти')
  await terminal.sees('Вы вышли.')
})

test('what makes no sense is answered with what to do', async () => {
  const terminal = await openShop()

  terminal.type('спеть')
  await terminal.sees('Не знаю слова «спеть». Что можно: «помощь».')
  terminal.type('товар 5')
  await terminal.sees('Нет товара № 5: номера — в списке «товары».')
  terminal.type('купить')
  await terminal.sees('Сначала откройте товар: «товар <номер>».')
  terminal.type('заказать')
  await terminal.sees('Корзина пуста.')
  terminal.type('промокод НЕТТАКОГО')
  await terminal.sees('Промокод не найден')
})

test.each(['конец', 'Ctrl-C', 'Ctrl-D'])('«%s» ends it cleanly', async way => {
  const terminal = await openShop()

  if (way === 'Ctrl-C') terminal.press('SIGINT')
  else if (way === 'Ctrl-D') terminal.leave()
  else terminal.type(way)

  expect(await terminal.ended).toBe(0)
  expect(terminal.all().endsWith('До свидания!\n')).toBe(true)
})

test('Ctrl-C ends it also in the middle of a question', async () => {
  const terminal = await openShop()
  terminal.type('войти')
  await terminal.sees('E-mail: ')

  terminal.press('SIGINT')

  expect(await terminal.ended).toBe(0)
  expect(terminal.all()).toContain('До свидания!')
})

test('a shop that does not answer is told of, with what to do', async () => {
  const terminal = openTerminal('http://127.0.0.1:9/api')

  await terminal.sees('Магазин не отвечает: http://127.0.0.1:9/api')
  await terminal.sees('npm start')
  expect(await terminal.ended).toBe(1)
})

test('an address that is none is refused', async () => {
  const terminal = openTerminal('магазин')

  await terminal.sees('«магазин» — не адрес магазина.')
  expect(await terminal.ended).toBe(1)
})
