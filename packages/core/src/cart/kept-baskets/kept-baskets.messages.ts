/** Texts of the page of kept baskets. */
export const keptBasketMessages = {
  intro:
    'Отложите корзину под именем и соберите следующую: для другого класса, к другому сроку. Цены и наличие проверим, когда вы её вернёте.',
  nothing: 'Сейчас в корзине пусто. Соберите её, и здесь можно будет отложить.',
  now: (goods: string) => `Сейчас в корзине ${goods}.`,
  name: 'Название корзины',
  named: (day: string) => `Корзина от ${day}`,
  keep: 'Отложить корзину',
  kept: (name: string) => `Корзина «${name}» отложена`,
  rename: 'Переименовать',
  renamed: 'Название сохранено',
  save: 'Сохранить',
  remove: 'Удалить',
  removeQuestion: (name: string) => `Удалить корзину «${name}»?`,
  consequence: 'Её товары останутся в магазине, но собирать корзину придётся заново.',
  removeYes: 'Удалить',
  removeNo: 'Оставить',
  removed: (name: string) => `Корзина «${name}» удалена`,
  take: 'В корзину',
  takeTitle: (name: string) => `Вернуть «${name}»`,
  hasGoods: (goods: string) =>
    `В корзине уже ${goods}. Добавить отложенное к тому, что есть, или заменить?`,
  nothingLeft: 'Из этой корзины сейчас ничего нет в наличии.',
  takeAnyway: 'Вернуть в корзину',
  taken: (name: string) => `Корзина «${name}» снова в корзине`,
  undo: 'Отменить',
  emptyTitle: 'Отложенных корзин нет',
  emptyText: 'Здесь появятся корзины, которые вы отложили под своим именем: до двадцати.'
} as const
