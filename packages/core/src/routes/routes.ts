/** Who may open a page; `anonymous` pages send members away, `member` pages send guests to sign in. */
export type RouteAccess = 'any' | 'anonymous' | 'member'
export type RouteType = 'page' | 'news-list' | 'news-item' | 'catalog' | 'product'

export interface RouteRow {
  readonly name: string
  /** `{x}` is one segment, `{x...}` any number of them. */
  readonly path: string
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
  { name: 'home', path: '/', ...visible },
  { name: 'about', path: '/about', ...visible },
  { name: 'actions', path: '/actions', ...visible },
  { name: 'actions-detail', path: '/actions/{detail}', ...visible },
  { name: 'blog', path: '/blog', ...visible, type: 'news-list' },
  {
    name: 'blog-detail',
    path: '/blog/detail/{detail}',
    ...visible,
    type: 'news-item'
  },
  { name: 'brands', path: '/brands', ...visible },
  { name: 'brand', path: '/brands/{code}', ...visible },
  { name: 'cart', path: '/cart', ...hidden },
  { name: 'catalog', path: '/catalog', ...visible },
  {
    name: 'product',
    path: '/catalog/{category}/{slug...}/detail/{code}',
    ...visible,
    type: 'product'
  },
  {
    name: 'catalog-category',
    path: '/catalog/{category}/{slug...}',
    ...visible,
    type: 'catalog'
  },
  { name: 'certificates', path: '/certificates', ...visible },
  {
    name: 'certificates-id',
    path: '/certificates/{id}',
    ...visible
  },
  { name: 'checkout', path: '/checkout', ...hidden },
  { name: 'collection', path: '/collections/{code}', ...visible },
  { name: 'compare', path: '/compare', ...hidden },
  { name: 'consent', path: '/consent', ...hidden },
  { name: 'constructor', path: '/constructor', ...visible },
  { name: 'contacts', path: '/contacts', ...visible },
  { name: 'fast-order', path: '/fast-order', ...hidden },
  { name: 'favorites', path: '/favorites', ...hidden },
  { name: 'how-order', path: '/how-order', ...visible },
  { name: 'info', path: '/info', ...visible },
  { name: 'order', path: '/order', ...hidden },
  { name: 'mailing', path: '/mailing', ...hidden },
  { name: 'page', path: '/pages/{code}', ...visible },
  { name: 'payments', path: '/payments', ...visible },
  {
    name: 'policy',
    path: '/policy',
    ...visible
  },
  { name: 'raffle', path: '/raffles/{code}', ...visible },
  { name: 'refund', path: '/refund', ...visible },
  { name: 'reviews', path: '/reviews', ...visible },
  { name: 'search', path: '/search', ...hidden },
  { name: 'shops', path: '/shops', ...visible },
  { name: 'sizes', path: '/sizes', ...visible },
  { name: 'sizes-id', path: '/sizes/{id}', ...visible },
  { name: 'tour-fabrica', path: '/tour-fabrica', ...visible },
  { name: 'tour-shop', path: '/tour-shop', ...visible },
  { name: 'user-bonus', path: '/user/bonus', ...visible },
  { name: 'user-recall', path: '/user/recall', ...visible },
  { name: 'user-signin', path: '/user/signin', ...anonymous },
  { name: 'user-signup', path: '/user/signup', ...anonymous },
  {
    name: 'user-signup-complete',
    path: '/user/signup-complete',
    ...anonymous,
    otherwise: 'user-signup'
  },
  {
    name: 'user-password-reset',
    path: '/user/password-reset',
    ...anonymous
  },
  {
    name: 'user-password-reset-complete',
    path: '/user/password-reset-complete',
    ...anonymous,
    otherwise: 'user-password-reset'
  },
  { name: 'user-profile', path: '/user/profile', ...member },
  {
    name: 'user-profile-personal',
    path: '/user/profile/personal',
    ...member
  },
  {
    name: 'user-profile-password',
    path: '/user/profile/password',
    ...member
  },
  {
    name: 'user-profile-reset-password',
    path: '/user/profile/reset-password',
    ...member
  },
  {
    name: 'user-profile-order-status',
    path: '/user/profile/order/{status}',
    ...member
  },
  {
    name: 'user-profile-order-detail-id',
    path: '/user/profile/order/detail/{id}',
    ...member,
    above: '/user/profile/order/all'
  },
  {
    name: 'user-profile-blank-status',
    path: '/user/profile/blank/{status}',
    ...member
  },
  {
    name: 'user-profile-baskets',
    path: '/user/profile/baskets',
    ...member
  },
  {
    name: 'user-profile-delete',
    path: '/user/profile/delete',
    ...member
  },
  {
    name: 'user-profile-notifications',
    path: '/user/profile/notifications',
    ...member
  },
  {
    name: 'user-profile-notifications-id',
    path: '/user/profile/notifications/{id}',
    ...member
  },
  {
    name: 'user-profile-addresses',
    path: '/user/profile/addresses',
    ...member
  },
  {
    name: 'user-profile-subscription',
    path: '/user/profile/subscription',
    ...member
  },
  {
    name: 'user-profile-reviews',
    path: '/user/profile/reviews',
    ...member
  },
  {
    name: 'user-profile-devices',
    path: '/user/profile/devices',
    ...member
  },
  { name: 'wholesale', path: '/wholesale', ...visible }
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
