import { type ComponentType, lazy } from 'react'

const late = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** Samples that live in a shop in memory, by their files: only the one that is asked for is opened. */
export const shopSamples: Readonly<Record<string, ComponentType>> = {
  account: late(async () => (await import('./account.tsx')).Account),
  'account-lists': late(async () => (await import('./account-lists.tsx')).AccountLists),
  basket: late(async () => (await import('./basket.tsx')).BasketAndOrder),
  entrance: late(async () => (await import('./entrance.tsx')).Entrance),
  forms: late(async () => (await import('./forms.tsx')).ShopForms),
  goods: late(async () => (await import('./goods.tsx')).Goods),
  orders: late(async () => (await import('./orders.tsx')).Orders),
  'page-parts': late(async () => (await import('./page-parts.tsx')).AroundPage),
  pictures: late(async () => (await import('./pictures.tsx')).ShopPictures),
  product: late(async () => (await import('./product.tsx')).ProductPage),
  wholesale: late(async () => (await import('./wholesale.tsx')).Wholesale)
}
