/** Of the page alone: hearts stand on a first page, where every word is weighed. */
export const favoritesPageMessages = {
  empty: 'Здесь пока пусто',
  emptyHint: 'Нажмите на сердечко у товара, и он будет ждать вас здесь.',
  note: 'сердечко ждёт',
  toCatalogue: 'В каталог',
  noPage: 'Здесь товаров уже нет',
  toStart: 'К началу списка',
  whatList: 'избранное',
  failed: 'Избранное не загрузилось',
  failedHint: 'Список цел: проверьте интернет и попробуйте ещё раз.',
  whySignIn:
    'Без JavaScript избранное хранится только в аккаунте. Войдите, и товар можно будет отложить.',
  withoutScript:
    'Избранное гостя хранит сам браузер, и для этого нужен JavaScript. Войдите, чтобы список был в вашем аккаунте.'
} as const
