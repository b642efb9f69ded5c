/** Who may open a page; `anonymous` pages send members away, `member` pages send guests to sign in. */
export type RouteAccess = 'any' | 'anonymous' | 'member'
export type RouteType = 'page' | 'news-list' | 'news-item' | 'catalog' | 'product'

export interface RouteRow {
  readonly name: string
  /** `{x}` is one segment, `{x...}` any number of them. */
  readonly path: string
  readonly title: string
  readonly access: RouteAccess
  readonly type: RouteType
  readonly noindex: boolean
  /** A page reached only from inside the shop, and where others are sent (A20). */
  readonly otherwise?: string
  /** The page above this one, where it is not the nearest page whose path this one continues. */
  readonly above?: string
}

const visible = { access: 'any', type: 'page', noindex: false } as const
const hidden = { ...visible, noindex: true } as const
const anonymous = { access: 'anonymous', type: 'page', noindex: true } as const
const member = { access: 'member', type: 'page', noindex: true } as const

/** Every page of the shop. The first row that matches wins: a product stands above its listing. */
export const routes = [
  { name: 'home', path: '/', title: 'Главная', ...visible },
  { name: 'about', path: '/about', title: 'О магазине', ...visible },
  { name: 'actions', path: '/actions', title: 'Акции', ...visible },
  { name: 'actions-detail', path: '/actions/{detail}', title: 'Акция', ...visible },
  { name: 'blog', path: '/blog', title: 'Блог', ...visible, type: 'news-list' },
  {
    name: 'blog-detail',
    path: '/blog/detail/{detail}',
    title: 'Статья',
    ...visible,
    type: 'news-item'
  },
  { name: 'brands', path: '/brands', title: 'Бренды', ...visible },
  { name: 'brand', path: '/brands/{code}', title: 'Бренд', ...visible },
  { name: 'cart', path: '/cart', title: 'Корзина', ...hidden },
  { name: 'catalog', path: '/catalog', title: 'Каталог', ...visible },
  {
    name: 'product',
    path: '/catalog/{category}/{slug...}/detail/{code}',
    title: 'Товар',
    ...visible,
    type: 'product'
  },
  {
    name: 'catalog-category',
    path: '/catalog/{category}/{slug...}',
    title: 'Каталог',
    ...visible,
    type: 'catalog'
  },
  { name: 'certificates', path: '/certificates', title: 'Подарочные сертификаты', ...visible },
  {
    name: 'certificates-id',
    path: '/certificates/{id}',
    title: 'Подарочный сертификат',
    ...visible
  },
  { name: 'checkout', path: '/checkout', title: 'Оформление заказа', ...hidden },
  { name: 'compare', path: '/compare', title: 'Сравнение товаров', ...hidden },
  { name: 'constructor', path: '/constructor', title: 'Собери свой набор', ...visible },
  { name: 'contacts', path: '/contacts', title: 'Контакты', ...visible },
  { name: 'favorites', path: '/favorites', title: 'Избранное', ...hidden },
  { name: 'how-order', path: '/how-order', title: 'Как сделать заказ', ...visible },
  { name: 'info', path: '/info', title: 'Информация для покупателей', ...visible },
  { name: 'page', path: '/pages/{code}', title: 'Страница', ...visible },
  { name: 'payments', path: '/payments', title: 'Оплата и доставка', ...visible },
  {
    name: 'policy',
    path: '/policy',
    title: 'Согласие на обработку персональных данных',
    ...visible
  },
  { name: 'raffle', path: '/raffles/{code}', title: 'Розыгрыш', ...visible },
  { name: 'refund', path: '/refund', title: 'Возврат товара', ...visible },
  { name: 'reviews', path: '/reviews', title: 'Отзывы о магазине', ...visible },
  { name: 'search', path: '/search', title: 'Поиск', ...hidden },
  { name: 'shops', path: '/shops', title: 'Магазины', ...visible },
  { name: 'sizes', path: '/sizes', title: 'Таблица размеров', ...visible },
  { name: 'sizes-id', path: '/sizes/{id}', title: 'Таблица размеров', ...visible },
  { name: 'tour-fabrica', path: '/tour-fabrica', title: 'Экскурсия на фабрику', ...visible },
  { name: 'tour-shop', path: '/tour-shop', title: 'Экскурсия по магазину', ...visible },
  { name: 'user-bonus', path: '/user/bonus', title: 'Бонусная программа', ...visible },
  { name: 'user-recall', path: '/user/recall', title: 'Обратная связь', ...visible },
  { name: 'user-signin', path: '/user/signin', title: 'Вход', ...anonymous },
  { name: 'user-signup', path: '/user/signup', title: 'Регистрация', ...anonymous },
  {
    name: 'user-signup-complete',
    path: '/user/signup-complete',
    title: 'Регистрация завершена',
    ...anonymous,
    otherwise: 'user-signup'
  },
  {
    name: 'user-password-reset',
    path: '/user/password-reset',
    title: 'Восстановление пароля',
    ...anonymous
  },
  {
    name: 'user-password-reset-complete',
    path: '/user/password-reset-complete',
    title: 'Пароль отправлен',
    ...anonymous,
    otherwise: 'user-password-reset'
  },
  { name: 'user-profile', path: '/user/profile', title: 'Личный кабинет', ...member },
  {
    name: 'user-profile-personal',
    path: '/user/profile/personal',
    title: 'Личные данные',
    ...member
  },
  {
    name: 'user-profile-password',
    path: '/user/profile/password',
    title: 'Смена пароля',
    ...member
  },
  {
    name: 'user-profile-reset-password',
    path: '/user/profile/reset-password',
    title: 'Сброс пароля',
    ...member
  },
  {
    name: 'user-profile-order-status',
    path: '/user/profile/order/{status}',
    title: 'Заказы',
    ...member
  },
  {
    name: 'user-profile-order-detail-id',
    path: '/user/profile/order/detail/{id}',
    title: 'Информация о заказе',
    ...member,
    above: '/user/profile/order/all'
  },
  {
    name: 'user-profile-addresses',
    path: '/user/profile/addresses',
    title: 'Адреса доставки',
    ...member
  },
  {
    name: 'user-profile-subscription',
    path: '/user/profile/subscription',
    title: 'Рассылка',
    ...member
  }
] as const satisfies readonly RouteRow[]

type Route = (typeof routes)[number]
export type RouteName = Route['name']

/** `{x}` gives a string, `{x...}` a list of strings. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? ParamOf<Param> & ParamsOf<Rest>
  : unknown

type ParamOf<Param extends string> = Param extends `${infer Name}...`
  ? { readonly [Key in Name]: readonly string[] }
  : { readonly [Key in Param]: string }

export type RouteParams<Name extends RouteName> = ParamsOf<
  Extract<Route, { readonly name: Name }>['path']
>

/** The row of a page by its name. */
export const routeOf = (name: RouteName): RouteRow =>
  routes.find(row => row.name === name) ?? routes[0]

/** «Главная», «Корзина»: the title of a page that has no better one of its own. */
export const routeTitle = (name: RouteName) => routeOf(name).title
