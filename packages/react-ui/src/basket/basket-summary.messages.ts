export const basketSummaryMessages = {
  total: 'Итого',
  writeOff: 'Списать бонусы',
  writeOffCount: 'Сколько списать',
  bonusSign: 'Б',
  chooseOne: 'Выберите хотя бы один товар.',
  checkout: 'Оформить заказ',
  freeDelivery: 'Доставим бесплатно',
  toFreeDelivery: 'До бесплатной доставки',
  bonusesBack: (count: string) => `Вернём +${count}\u00a0Б после получения`,
  available: (bonuses: string) => `Доступно ${bonuses}`,
  checkLine: 'Проверьте строку:',
  toLeastSum: (sum: string) => `До минимальной суммы заказа ${sum}`,
  more: (sum: string) => `Ещё ${sum}`,
  leave: 'Оформить по звонку',
  leaveQuestion: 'Оставить заявку на выбранные товары?',
  leaveMeans:
    'Товары перейдут из корзины в заявку. Мы позвоним на номер из личных данных, уточним доставку и оформим заказ.',
  leaveYes: 'Оставить заявку',
  leaveNo: 'Не сейчас',
  untilFreeDelivery: 'до\u00a0бесплатной доставки'
} as const
