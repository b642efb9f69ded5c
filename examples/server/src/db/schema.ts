import type { AccountsTables } from './schema/accounts.ts'
import type { BasketTables } from './schema/basket.ts'
import type { BlanksTables } from './schema/blanks.ts'
import type { BonusesTables } from './schema/bonuses.ts'
import type { CatalogTables } from './schema/catalog.ts'
import type { ConsentsTables } from './schema/consents.ts'
import type { ContentTables } from './schema/content.ts'
import type { ContentTextsTables } from './schema/content-texts.ts'
import type { DeliveryTables } from './schema/delivery.ts'
import type { FavoritesTables } from './schema/favorites.ts'
import type { FilesTables } from './schema/files.ts'
import type { FormsTables } from './schema/forms.ts'
import type { LettersTables } from './schema/letters.ts'
import type { LimitsTables } from './schema/limits.ts'
import type { MailingTables } from './schema/mailing.ts'
import type { NotificationsTables } from './schema/notifications.ts'
import type { OrdersTables } from './schema/orders.ts'
import type { RafflesTables } from './schema/raffles.ts'
import type { RefundsTables } from './schema/refunds.ts'
import type { ReviewsTables } from './schema/reviews.ts'
import type { SearchNoticesTables } from './schema/search-notices.ts'

/** Every table of the store; each area keeps its own file in `schema/`. */
export interface Database
  extends AccountsTables,
    BasketTables,
    BlanksTables,
    BonusesTables,
    CatalogTables,
    ConsentsTables,
    ContentTables,
    ContentTextsTables,
    DeliveryTables,
    FavoritesTables,
    FilesTables,
    FormsTables,
    LettersTables,
    LimitsTables,
    MailingTables,
    NotificationsTables,
    OrdersTables,
    RafflesTables,
    RefundsTables,
    ReviewsTables,
    SearchNoticesTables {}
