// Texts that a shopper reads, by the code that names them: the buttons and the words beside them.
import { expect, test } from 'vitest'

import { addressMessages } from './account/addresses/address.messages.ts'
import { basketMessages } from './basket/basket.messages.ts'
import { basketNewsMessages } from './basket/basket-news.messages.ts'
import { catalogMessages } from './catalog/catalog.messages.ts'
import { suggestionsMessages } from './catalog/suggestions/suggestions.messages.ts'
import { verificationMessages } from './engine/verification.messages.ts'
import { compareMessages } from './lists/compare/compare.messages.ts'
import { favoritesMessages } from './lists/favorites/favorites.messages.ts'
import { favoritesOutcomeMessages } from './lists/favorites/favorites-outcome.messages.ts'
import { blankMessages } from './orders/blanks/blank.messages.ts'
import { refundMessages } from './orders/refunds/refund.messages.ts'
import { errorMessages } from './platform/errors.messages.ts'
import { passwordMessages } from './session/password/password.messages.ts'
import { sessionMessages } from './session/session.messages.ts'
import { keyboardLayouts } from './values/keyboard-layout/keyboard-layout.messages.ts'
import { phoneMessages } from './values/phone/phone.messages.ts'
import { countedNouns } from './values/plural/plural.messages.ts'
import { countOf } from './values/plural/plural.ts'
import { type LightboxProblem, lightboxText } from './viewer/lightbox.messages.ts'

test.each<[string, string, string]>([
  ['a saved address', addressMessages.saved, 'Адрес сохранён'],
  ['a removed address', addressMessages.removed('Дом'), 'Адрес «Дом» удалён'],
  ['an address that came back', addressMessages.restored, 'Адрес возвращён'],
  [
    'a basket that lasts as long as the tab',
    basketNewsMessages.forgetful,
    'Браузер не даёт магазину запоминать: корзина пропадёт, если обновить или закрыть вкладку'
  ],
  [
    'a change that waits for the network',
    basketMessages.notSentYet,
    'Нет связи с магазином. Изменение отправится, как только связь появится'
  ],
  ['a product that is compared', compareMessages.added, 'Товар добавлен к сравнению'],
  ['one that is not any more', compareMessages.removed, 'Товар убран из сравнения'],
  ['a comparison that is empty', compareMessages.cleared, 'Список сравнения очищен'],
  [
    'a comparison that is full',
    compareMessages.full(10),
    'Сравнить можно не больше 10 товаров. Уберите один из списка, чтобы добавить другой'
  ],
  ['a favourite', favoritesMessages.added, 'Товар добавлен в избранное'],
  ['a favourite no more', favoritesMessages.removed, 'Товар убран из избранного'],
  [
    'a guest’s favourites after his sign-in',
    favoritesOutcomeMessages.merged,
    'Избранное с этого устройства теперь в вашем аккаунте'
  ],
  [
    'a list of favourites that is full',
    favoritesOutcomeMessages.full(500),
    'В избранном может быть не больше 500 товаров. Войдите в аккаунт или уберите лишнее'
  ],
  ['a code that may be sent again', verificationMessages.resend, 'Отправить код ещё раз'],
  [
    'a code that may not yet',
    verificationMessages.resendIn(59),
    'Новый код можно запросить через 59 с'
  ],
  ['a contact that is proved', verificationMessages.verified, 'Подтверждено'],
  ['a weak password', passwordMessages.weak, 'Слабый пароль: добавьте длины и разных знаков'],
  ['a fair password', passwordMessages.fair, 'Неплохой пароль'],
  ['a strong password', passwordMessages.strong, 'Надёжный пароль'],
  [
    'a new password',
    passwordMessages.changed,
    'Пароль изменён. На других устройствах нужно войти заново.'
  ],
  [
    'a Russian phone number',
    phoneMessages.russianFormat,
    'В международном формате: +7, всего 11 цифр'
  ],
  [
    'an address that was not found',
    suggestionsMessages.addressNotFound,
    'Не нашли такого адреса. Его можно ввести самостоятельно'
  ],
  [
    'a name that was not found',
    suggestionsMessages.nameNotFound,
    'Не нашли такого имени. Его можно ввести самостоятельно'
  ],
  [
    'an organisation that was not found',
    suggestionsMessages.organizationNotFound,
    'Не нашли такой организации. Проверьте ИНН или введите данные сами'
  ],
  [
    'options that do not come',
    suggestionsMessages.unavailable,
    'Подсказки сейчас недоступны. Заполните поле самостоятельно'
  ],
  [
    'a password on its way',
    sessionMessages.passwordSent,
    'Временный пароль отправлен на вашу почту'
  ],
  ['a one-click order', blankMessages.sent, 'Заявка принята. Мы позвоним, чтобы подтвердить заказ'],
  ['a refund', refundMessages.sent, 'Заявка на возврат принята'],
  ['the most popular first', catalogMessages.sorts.popular, 'Популярные'],
  ['the cheapest first', catalogMessages.sorts.price, 'Сначала дешёвые'],
  ['the dearest first', catalogMessages.sorts['price-desc'], 'Сначала дорогие'],
  ['the newest first', catalogMessages.sorts.new, 'Новинки'],
  ['the best rated first', catalogMessages.sorts.rating, 'С высоким рейтингом'],
  ['the largest discount first', catalogMessages.sorts.discount, 'По размеру скидки']
])('of %s the shop says «%s»', (_, ours, russian) => {
  expect(ours).toBe(russian)
})

test.each<[keyof typeof errorMessages, string]>([
  ['server', 'Произошла ошибка сервера'],
  ['sessionEnded', 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'],
  ['init', 'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу'],
  ['config', 'Произошла ошибка при инициализации конфига. Перезагрузите страницу'],
  ['paymentMethods', 'Произошла ошибка при получении методов оплаты'],
  ['notFound', 'Страница не найдена'],
  ['invalidRoute', 'Page Not Found']
])('the error «%s» has the words of §8', (code, specified) => {
  expect(errorMessages[code]).toBe(specified)
})

test.each<[LightboxProblem, string]>([
  ['failed', 'Что-то пошло не так, попробуйте позже. Something Went Wrong, Please Try Again Later'],
  ['image', 'Изображение не найдено. Image Not Found'],
  ['element', 'Элемент страницы не найден. HTML Element Not Found'],
  ['ajaxNotFound', 'Содержимое не найдено. Error Loading AJAX : Not Found'],
  ['ajaxForbidden', 'Содержимое недоступно. Error Loading AJAX : Forbidden'],
  ['page', 'Страница не загрузилась. Error Loading Page']
])('the gallery tells «%s» in Russian first, then in the words of §8', (problem, text) => {
  expect(lightboxText(problem)).toBe(text)
})

test.each<[keyof typeof countedNouns, string[]]>([
  ['reviews', ['1 отзыв', '3 отзыва', '5 отзывов']],
  ['bonuses', ['1 бонус', '3 бонуса', '5 бонусов']],
  ['pieces', ['1 штука', '3 штуки', '5 штук']],
  ['orders', ['1 заказ', '3 заказа', '5 заказов']],
  ['results', ['1 результат', '3 результата', '5 результатов']],
  ['errors', ['1 ошибка', '3 ошибки', '5 ошибок']],
  ['days', ['1 день', '3 дня', '5 дней']]
])('%s are counted as %j', (noun, texts) => {
  expect([1, 3, 5].map(count => countOf(count, countedNouns[noun]))).toEqual(texts)
})

test('every key of the Latin layout has its Russian one', () => {
  const { latin, russian } = keyboardLayouts

  expect([latin.length, new Set(latin).size]).toEqual([66, 66])
  expect([russian.length, new Set(russian).size]).toEqual([66, 66])
  expect(russian.slice(0, 33).toUpperCase()).toBe(russian.slice(33))
})

test('the shop speaks Russian without typewriter quotes and double spaces', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.messages.ts', {
    eager: true
  })
  const groups = Object.values(files).flatMap(file =>
    Object.entries(file).filter(([name]) => name.endsWith('Messages'))
  )
  const texts = groups.flatMap(([name, group]) =>
    Object.values(Object(group)).filter(text => typeof text === 'string' && name !== '')
  )

  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter(text => /["“”]|\s{2}|^\s*$|…\.|\.\.\./.test(String(text)))).toEqual([])
})
