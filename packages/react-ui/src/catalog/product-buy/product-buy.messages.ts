export const productBuyMessages = {
  quantity: 'Количество',
  apiece: 'Цена за штуку',
  signIn: 'входа для организаций',
  forSchools: 'Школам и дилерам',
  ownPriceAfter: 'Своя цена появится после'
} as const
