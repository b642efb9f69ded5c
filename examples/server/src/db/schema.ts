import type { AccountsTables } from './schema/accounts.ts'
import type { BasketTables } from './schema/basket.ts'
import type { CatalogTables } from './schema/catalog.ts'
import type { ContentTables } from './schema/content.ts'
import type { DeliveryTables } from './schema/delivery.ts'
import type { FilesTables } from './schema/files.ts'
import type { OrdersTables } from './schema/orders.ts'

/** Every table of the store; each area keeps its own file in `schema/`. */
export interface Database
  extends AccountsTables,
    BasketTables,
    CatalogTables,
    ContentTables,
    DeliveryTables,
    FilesTables,
    OrdersTables {}
