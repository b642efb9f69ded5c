import type { RouteName } from '../routes/routes.ts'
import type { AnyLoader, LoadedData, PageRequest } from './define-loader.ts'

/** The loader of every page; each comes when its page is wanted. */
const pages = {
  home: async () => (await import('./home.loader.ts')).loader,
  about: async () => (await import('./content.ts')).ownPage,
  actions: async () => (await import('./news.ts')).actions,
  'actions-detail': async () => (await import('./news.ts')).actionsDetail,
  blog: async () => (await import('./news.ts')).blog,
  'blog-detail': async () => (await import('./news.ts')).blogDetail,
  brands: async () => (await import('./brands.loader.ts')).brands,
  brand: async () => (await import('./brand.loader.ts')).loader,
  cart: async () => (await import('./cart.loader.ts')).loader,
  catalog: async () => (await import('./catalog.loader.ts')).loader,
  product: async () => (await import('./product.loader.ts')).loader,
  'catalog-category': async () => (await import('./catalog-category.loader.ts')).loader,
  certificates: async () => (await import('./certificates.loader.ts')).certificates,
  'certificates-id': async () => (await import('./certificates.loader.ts')).certificate,
  checkout: async () => (await import('./checkout.loader.ts')).loader,
  collection: async () => (await import('./collection.loader.ts')).loader,
  compare: async () => (await import('./no-data.ts')).loader,
  consent: async () => (await import('./consent.loader.ts')).loader,
  constructor: async () => (await import('./constructor.loader.ts')).loader,
  contacts: async () => (await import('./contacts.loader.ts')).loader,
  'fast-order': async () => (await import('./fast-order.loader.ts')).loader,
  favorites: async () => (await import('./favorites.loader.ts')).loader,
  'how-order': async () => (await import('./how-order.loader.ts')).loader,
  info: async () => (await import('./content.ts')).ownPage,
  order: async () => (await import('./order.loader.ts')).loader,
  mailing: async () => (await import('./mailing.loader.ts')).loader,
  page: async () => (await import('./content.ts')).pageOfCode,
  payments: async () => (await import('./content.ts')).ownPage,
  policy: async () => (await import('./content.ts')).ownPage,
  raffle: async () => (await import('./raffle.loader.ts')).loader,
  refund: async () => (await import('./refund.loader.ts')).loader,
  reviews: async () => (await import('./reviews.loader.ts')).loader,
  search: async () => (await import('./search.loader.ts')).loader,
  shops: async () => (await import('./shops.loader.ts')).loader,
  sizes: async () => (await import('./brands.loader.ts')).sizes,
  'sizes-id': async () => (await import('./sizes-id.loader.ts')).loader,
  'tour-fabrica': async () => (await import('./content.ts')).ownPage,
  'tour-shop': async () => (await import('./content.ts')).ownPage,
  'user-bonus': async () => (await import('./user-bonus.loader.ts')).loader,
  'user-recall': async () => (await import('./user-recall.loader.ts')).loader,
  'user-signin': async () => (await import('./user-signin.loader.ts')).loader,
  'user-signup': async () => (await import('./user-signup.loader.ts')).loader,
  'user-signup-complete': async () => (await import('./no-data.ts')).loader,
  'user-password-reset': async () => (await import('./no-data.ts')).loader,
  'user-password-reset-complete': async () => (await import('./no-data.ts')).loader,
  'user-profile': async () => (await import('./user-profile.loader.ts')).loader,
  'user-profile-personal': async () => (await import('./user-profile-personal.loader.ts')).loader,
  'user-profile-password': async () => (await import('./user-profile-password.loader.ts')).password,
  'user-profile-reset-password': async () =>
    (await import('./user-profile-password.loader.ts')).forgottenPassword,
  'user-profile-order-status': async () =>
    (await import('./user-profile-order-status.loader.ts')).loader,
  'user-profile-order-detail-id': async () =>
    (await import('./user-profile-order-detail-id.loader.ts')).loader,
  'user-profile-blank-status': async () =>
    (await import('./user-profile-blank-status.loader.ts')).loader,
  'user-profile-baskets': async () => (await import('./user-profile-baskets.loader.ts')).loader,
  'user-profile-delete': async () => (await import('./user-profile-delete.loader.ts')).loader,
  'user-profile-notifications': async () =>
    (await import('./user-profile-notifications.loader.ts')).notifications,
  'user-profile-notifications-id': async () =>
    (await import('./user-profile-notifications.loader.ts')).notification,
  'user-profile-addresses': async () => (await import('./user-profile-addresses.loader.ts')).loader,
  'user-profile-subscription': async () =>
    (await import('./user-profile-subscription.loader.ts')).loader,
  'user-profile-reviews': async () => (await import('./user-profile-reviews.loader.ts')).loader,
  'user-profile-devices': async () => (await import('./user-profile-devices.loader.ts')).loader,
  wholesale: async () => (await import('./wholesale.loader.ts')).loader
} satisfies { [Name in RouteName]: () => Promise<LoaderFor<Name>> }

interface LoaderFor<Name extends RouteName> {
  readonly load: (request: PageRequest<Name>) => Promise<LoadedData<unknown>>
}

type LoaderOf<Name extends RouteName> = Awaited<ReturnType<(typeof pages)[Name]>>

interface LoaderOfData<Data, Sections> {
  readonly load: (...request: never) => Promise<LoadedData<Data, Sections>>
}

/** What a page is about, by the name of its route; `null` of a page that is words and fields alone. */
export type PageData<Name extends RouteName> =
  LoaderOf<Name> extends LoaderOfData<infer Data, infer _> ? Data : never

/** What a page can do without: each section may be missing. */
export type PageSections<Name extends RouteName> =
  LoaderOf<Name> extends LoaderOfData<infer _, infer Sections> ? Sections : never

/** What the page of a route reads, and what its form does. */
export const loaderOf = async (name: RouteName): Promise<AnyLoader> =>
  // The request is made from the match of the loader's own route, which a type cannot follow.
  (await pages[name]()) as unknown as AnyLoader

/** Why the form of a route's page is for members only; `''` where it is not, and of no route. */
export const whySignIn = async (name: string): Promise<string> =>
  isRouteName(name) ? ((await loaderOf(name)).options.whySignIn?.() ?? '') : ''

const isRouteName = (name: string): name is RouteName => Object.hasOwn(pages, name)
