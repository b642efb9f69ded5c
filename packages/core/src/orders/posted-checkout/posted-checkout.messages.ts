/** What a checkout without script says besides. */
export const postedCheckoutMessages = {
  confirm: 'Проверьте заказ и сумму. Если всё верно, нажмите «Заказать» ещё раз.'
} as const
