import type { SiteConfiguration } from '../entities/site.ts'
import { sellerMessages as messages } from './seller.messages.ts'

type Seller = SiteConfiguration['seller']

/** Who sells, as the law wants it told on every page; nothing where the shop keeps no details. */
export const sellerDetails = (seller: Seller): readonly string[] =>
  seller === undefined
    ? []
    : [seller.title, messages.ogrn(seller.ogrn), messages.inn(seller.inn), seller.address]
