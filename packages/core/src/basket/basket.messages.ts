/** Spec §4: the promo code button. */
export const basketMessages = {
  applyPromo: 'Применить',
  cancelPromo: 'Отменить',
  notSentYet: 'Нет связи с магазином. Изменение отправится, как только связь появится'
} as const
