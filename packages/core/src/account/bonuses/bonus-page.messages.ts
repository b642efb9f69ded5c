/** Texts of the bonus page; texts about spending bonuses belong to the basket. */
export const bonusPageMessages = {
  balance: 'Бонусный счёт',
  log: 'Движение бонусов',
  invitation:
    'С каждой покупки часть суммы возвращается бонусами, один бонус — один рубль. Копить и тратить их можно в личном кабинете.',
  offTitle: 'Бонусы сейчас не действуют',
  off: 'Сейчас магазин не начисляет и не принимает бонусы. Накопленное никуда не денется.',
  held: (sum: string) => `Ещё ${sum} списано в счёт заказов в пути`,
  expected: (sum: string) => `${sum} придёт, когда вы получите заказы`,
  burning: (sum: string, day: string) => `${sum} сгорит ${day}, если не потратить раньше`,
  lifetime: (days: string) => `Бонусы живут ${days} со дня начисления, первыми тратятся старые.`,
  needsProof: 'Подтвердите почту, чтобы видеть и тратить бонусы',
  rules: (accrual: number, writeOff: number) =>
    `С каждой покупки возвращается ${accrual}\u00a0%. Бонусами можно оплатить до ${writeOff}\u00a0% товаров заказа, один бонус — один рубль.`,
  order: (number: string) => `Заказ ${number}`,
  empty: 'Движений пока не было',
  emptyHint: 'Первые бонусы придут, когда вы получите заказ.',
  emptyNote: 'копим с первой покупки',
  toCatalogue: 'В каталог',
  noPage: 'Здесь движений уже нет',
  noPageHint: 'История счёта короче.',
  toStart: 'К началу истории'
} as const
