import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { writeAccounts } from './write-accounts.ts'
import { writeAddresses } from './write-addresses.ts'
import { writeBonuses } from './write-bonuses.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeContent } from './write-content.ts'
import { writeDelivery } from './write-delivery.ts'
import { writeFavorites } from './write-favorites.ts'
import { writeForms } from './write-forms.ts'
import { writeNotifications } from './write-notifications.ts'
import { writeOrders } from './write-orders.ts'
import { writePayments } from './write-payments.ts'
import { createPictureStore } from './write-pictures.ts'
import { writeProducts } from './write-products.ts'
import { writeRaffles } from './write-raffles.ts'
import { writeRequests } from './write-requests.ts'
import { writeReviews } from './write-reviews.ts'
import { writeSets } from './write-sets.ts'
import { writeShopPoints } from './write-shop-points.ts'

/** Puts the demo shop into an empty store. */
export async function writeShop(transaction: Transaction<Database>, shop: DemoShop): Promise<void> {
  const pictures = createPictureStore(transaction)
  await writeCatalogue(transaction, shop, pictures)
  await writeProducts(transaction, shop, pictures)
  await writeSets(transaction, shop, pictures)
  await writeContent(transaction, shop, pictures)
  await writeForms(transaction)
  await writeDelivery(transaction, shop)
  await writeShopPoints(transaction, shop, pictures)
  await writePayments(transaction, shop)
  await writeAccounts(transaction, shop)
  await writeAddresses(transaction, shop)
  await writeFavorites(transaction, shop)
  await writeOrders(transaction, shop)
  await writeRequests(transaction)
  await writeReviews(transaction, shop, pictures)
  await writeRaffles(transaction, shop, pictures)
  await writeBonuses(transaction, shop)
  await writeNotifications(transaction)
}
