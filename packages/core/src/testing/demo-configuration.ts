import type { SiteConfiguration } from '../entities/site.ts'

/** A shop's configuration with nothing special in it. */
export const demoConfiguration: SiteConfiguration = {
  siteName: 'penal',
  shopTitle: 'Пенал',
  publicDomain: 'shop.example',
  phone: '',
  phoneNote: '',
  email: '',
  analyticsKey: '',
  ecommerceContainer: '',
  allowForeignCurrencies: false,
  needToUseBonuses: false,
  removeSelectedNotInStock: false,
  savedTokens: ['cart_tokenpenal', 'favorites', 'consent'],
  catalogueCacheMs: 0,
  freeDeliveryFrom: 5000,
  social: [],
  versions: []
}
