export const headerTownMessages = {
  /** Before the name of the town, for who does not see the pin. */
  yourTown: 'Ваш город:',
  chooseTown: 'Выберите город',
  why: 'Покажем дни и цены доставки туда.',
  save: 'Выбрать'
} as const
