import { type SiteConfiguration } from '@vitrina/core/entities'
import { defaultSavedNames } from '@vitrina/core/lists'
import { KOPECKS } from '@vitrina/core/values'

import type { Call } from '../../http/call.ts'
import { toShopRules } from '../basket/shop-rules.ts'

const SITE_NAME = 'penal'

const DEMO: Omit<SiteConfiguration, 'publicDomain' | 'freeDeliveryFrom' | 'analyticsKey'> = {
  siteName: SITE_NAME,
  shopTitle: 'Пенал',
  phone: '8 800 000-00-00',
  phoneNote: 'Звонок бесплатный, каждый день с 8 до 20 по Москве',
  email: 'hello@penal.example',
  seller: {
    title: 'ООО «Учебный пример»',
    ogrn: '1020000000000',
    inn: '6600000000',
    kpp: '660001001',
    address: '620000, Екатеринбург, ул. Школьная, д. 1',
    bank: {
      title: 'АО «Учебный банк», г. Екатеринбург',
      bik: '046577000',
      account: '40702810000000000001',
      correspondentAccount: '30101810000000000000'
    }
  },
  // Films and maps of articles; a visitor opens each by himself.
  frameOrigins: ['https://rutube.ru', 'https://yandex.ru'],
  ecommerceContainer: 'dataLayer',
  // Prices are always rubles here: a front end multiplies them by the rate (N2).
  allowForeignCurrencies: false,
  needToUseBonuses: true,
  removeSelectedNotInStock: false,
  savedTokens: [...defaultSavedNames(SITE_NAME)],
  catalogueCacheMs: 60_000,
  social: [
    { href: 'https://vk.example/penal', code: 'vk' },
    { href: 'https://t.example/penal', code: 'telegram' }
  ],
  versions: [{ timeline: '2026-01-01', breakingChange: false }]
}

/** The host of the shop; the whole origin where it is not the usual one of a host. */
function domainOf(publicUrl: string): string {
  const { protocol, host, origin } = new URL(publicUrl)
  return protocol === 'https:' ? host : origin
}

/** The configuration of the shop; rows of `setting` named `shop.<field>` replace the demo's. */
export async function readConfiguration({
  db,
  settings
}: Pick<Call, 'db' | 'settings'>): Promise<SiteConfiguration> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'like', 'shop.%').execute()
  const own = Object.fromEntries(rows.map(({ key, value }) => [key.slice('shop.'.length), value]))
  const rules = toShopRules(new Map(rows.map(({ key, value }) => [key, value])))
  return {
    ...DEMO,
    analyticsKey: settings.analyticsKey,
    mapsKey: settings.mapsKey,
    publicDomain: domainOf(settings.publicUrl),
    ...own,
    freeDeliveryFrom: rules.freeDelivery / KOPECKS,
    leastOrderFrom: rules.leastOrder / KOPECKS
  }
}
