import type { SiteConfiguration } from '../../entities/site.ts'
import { sellerMessages as messages } from './seller.messages.ts'

type Seller = SiteConfiguration['seller']

/** Where to pay the seller, line by line; nothing where the shop tells no bank. */
export function bankDetails(seller: Seller): readonly string[] {
  if (seller?.bank === undefined) return []
  const { title, bik, account, correspondentAccount } = seller.bank
  return [
    messages.account(account),
    messages.bank(title, bik),
    messages.correspondentAccount(correspondentAccount)
  ]
}

/** Who sells, as the law wants it told on every page; nothing where the shop keeps no details. */
export const sellerDetails = (seller: Seller): readonly string[] =>
  seller === undefined
    ? []
    : [seller.title, messages.ogrn(seller.ogrn), messages.inn(seller.inn), seller.address]
