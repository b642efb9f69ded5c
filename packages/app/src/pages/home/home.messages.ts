export const homeMessages = {
  heading: (shop: string) => `${shop}: школьная форма, рюкзаки и канцелярия`,
  whatBanners: 'баннеры',
  whatSections: 'разделы',
  whatHits: 'хиты недели',
  whatFirstGraderList: 'список первоклассника',
  whatNew: 'новинки',
  whatBrands: 'бренды',
  actions: 'Акции',
  sections: 'Что ищем?',
  wholeCatalog: 'Весь каталог',
  freeDelivery: (sum: string) => `доставка от ${sum}`,
  more: 'Ещё от магазина',
  brands: 'Бренды',
  allBrands: 'Все бренды'
} as const
