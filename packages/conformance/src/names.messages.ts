/**
 * What a front calls its controls where the texts of the core do not say it: the names of the
 * storefront. `{title}` is the title of a product.
 */
export const frontMessages = {
  search: '/^Поиск/',
  buy: 'В корзину: {title}',
  quantity: 'Количество: {title}',
  basketLink: '/^Корзина/',
  toCheckout: '/^(Оформить заказ|Перейти к оформлению)$/',
  fio: 'ФИО',
  phone: 'Телефон',
  email: 'E-mail',
  password: 'Пароль',
  consent: '/^Соглас/',
  onReceipt: '/^При получении/',
  toPay: 'К оплате',
  place: 'Заказать',
  checkSum: 'Проверьте заказ и сумму.',
  payAtBank: 'Оплатить',
  orderPlaced: '/^Заказ № (\\S+) принят$/',
  signInLink: '/^(Войти|Профиль)$/',
  signIn: 'Войти',
  signOut: 'Выйти',
  sessionEnded: '/Сессия закончилась/',
  favouritesLink: '/^Избранное/',
  refuseCookies: 'Ничего не разрешать'
} as const

/** What a buyer types. */
export const buyerMessages = {
  fio: 'Соколова Анна',
  otherFio: 'Соколова Анна Павловна',
  phone: '89123456789',
  password: 'тетрадь в клетку',
  wrongPassword: 'не тот пароль',
  organization: 'Школа № 64'
} as const
