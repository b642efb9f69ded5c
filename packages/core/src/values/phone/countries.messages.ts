/** The countries whose numbers the shop knows (§5). */
export const countryTitles = {
  RU: 'Россия',
  AZ: 'Азербайджан',
  AM: 'Армения',
  BY: 'Беларусь',
  KG: 'Киргизия',
  MD: 'Молдова',
  TJ: 'Таджикистан',
  UZ: 'Узбекистан',
  TM: 'Туркмения',
  DE: 'Германия',
  GB: 'Великобритания',
  EE: 'Эстония',
  LV: 'Латвия',
  LT: 'Литва'
} as const
