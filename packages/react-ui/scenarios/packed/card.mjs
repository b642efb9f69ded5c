/** A product that has one colour and one size. */
export const card = {
  ...{ id: 1, href: '/catalog/penal/', title: 'Пенал', picture: undefined, isGone: false },
  ...{
    price: '100 ₽',
    oldPrice: '200 ₽',
    discount: '−50 %',
    stickers: [],
    sizes: ['M'],
    moreSizes: 0
  },
  ...{ votes: 3, rate: 4.5, action: { kind: 'buy', groupId: 7, max: 3 } }
}
