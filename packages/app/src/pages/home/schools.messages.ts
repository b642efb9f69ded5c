export const schoolsMessages = {
  bill: 'Счёт',
  billText: 'сразу после заказа, с кодом для оплаты',
  priceList: 'Прайс',
  priceListText: 'в Excel и CSV с вашими ценами',
  linesText: 'строк за раз в быстром заказе',
  schools: 'Школам, садам и дилерам',
  schoolsText:
    'Оптовая цена видна сразу после входа. Соберём форму с эмблемой, пришлём таблицу размеров на класс, закроем ЭДО.',
  schoolsTerms: 'Условия и оптовая цена'
} as const
