import { type Kysely, type Migration, Migrator } from 'kysely'

import { catalogMigration } from './migrations/0001_catalog.ts'
import { contentMigration } from './migrations/0002_content.ts'
import { accountsMigration } from './migrations/0010_accounts.ts'
import { basketMigration } from './migrations/0020_basket.ts'
import { deliveryMigration } from './migrations/0030_delivery.ts'
import { ordersMigration } from './migrations/0040_orders.ts'
import { favoritesMigration } from './migrations/0100_favorites.ts'
import { notificationsMigration } from './migrations/0110_notifications.ts'
import { reviewsMigration } from './migrations/0120_reviews.ts'
import { rafflesMigration } from './migrations/0121_raffles.ts'
import { contentTextsMigration } from './migrations/0130_content_texts.ts'
import { filesMigration } from './migrations/0140_files.ts'
import { formsMigration } from './migrations/0141_forms.ts'
import { mailingMigration } from './migrations/0142_mailing.ts'
import { verificationMigration } from './migrations/0150_verification.ts'
import { bonusesMigration } from './migrations/0160_bonuses.ts'
import { setsMigration } from './migrations/0161_sets.ts'
import { selectionsMigration } from './migrations/0162_selections.ts'
import { blanksMigration } from './migrations/0170_blanks.ts'
import { refundsMigration } from './migrations/0171_refunds.ts'
import { addressesMigration } from './migrations/0172_addresses.ts'
import { refundBonusesMigration } from './migrations/0180_refund_bonuses.ts'
import { productSitesMigration } from './migrations/0181_product_sites.ts'
import { fittingWordsMigration } from './migrations/0190_fitting_words.ts'
import { consentsMigration } from './migrations/0200_consents.ts'
import { sessionAgentsMigration } from './migrations/0210_session_agents.ts'
import { rateLimitsMigration } from './migrations/0220_rate_limits.ts'
import { packagesMigration } from './migrations/0232_packages.ts'
import { passkeysMigration } from './migrations/0240_passkeys.ts'
import { keptBasketsMigration } from './migrations/0241_kept_baskets.ts'
import { bonusBurningMigration } from './migrations/0250_bonus_burning.ts'
import { searchNoticesMigration } from './migrations/0260_search_notices.ts'
import { addressPlacesMigration } from './migrations/0270_address_places.ts'
import { notificationOrderMigration } from './migrations/0280_notification_order.ts'
import { deliveryTypesMigration } from './migrations/0290_delivery_types.ts'
import { consentMessagesMigration } from './migrations/0300_consent_messages.ts'
import { certificatesMigration } from './migrations/0310_certificates.ts'
import { moneyBackMigration } from './migrations/0311_money_back.ts'
import { lettersMigration } from './migrations/0320_letters.ts'
import { orderLettersMigration } from './migrations/0321_order_letters.ts'
import { provenEmailsMigration } from './migrations/0330_proven_emails.ts'
import { emailChangesMigration } from './migrations/0331_email_changes.ts'
import { earlyIntentsMigration } from './migrations/0350_early_intents.ts'
import { typedMailboxesMigration } from './migrations/0360_typed_mailboxes.ts'
import { searchKeysMigration } from './migrations/0365_search_keys.ts'
import { serviceAddressesMigration } from './migrations/0370_service_addresses.ts'
import { listingChangesMigration } from './migrations/0380_listing_changes.ts'
import type { Database } from './schema.ts'

/** Applied in the order of their names; a name never changes once it was released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_catalog': catalogMigration,
  '0002_content': contentMigration,
  '0010_accounts': accountsMigration,
  '0020_basket': basketMigration,
  '0030_delivery': deliveryMigration,
  '0040_orders': ordersMigration,
  '0100_favorites': favoritesMigration,
  '0110_notifications': notificationsMigration,
  '0120_reviews': reviewsMigration,
  '0121_raffles': rafflesMigration,
  '0130_content_texts': contentTextsMigration,
  '0140_files': filesMigration,
  '0141_forms': formsMigration,
  '0142_mailing': mailingMigration,
  '0150_verification': verificationMigration,
  '0160_bonuses': bonusesMigration,
  '0161_sets': setsMigration,
  '0162_selections': selectionsMigration,
  '0170_blanks': blanksMigration,
  '0171_refunds': refundsMigration,
  '0172_addresses': addressesMigration,
  '0180_refund_bonuses': refundBonusesMigration,
  '0181_product_sites': productSitesMigration,
  '0190_fitting_words': fittingWordsMigration,
  '0200_consents': consentsMigration,
  '0210_session_agents': sessionAgentsMigration,
  '0220_rate_limits': rateLimitsMigration,
  '0232_packages': packagesMigration,
  '0240_passkeys': passkeysMigration,
  '0241_kept_baskets': keptBasketsMigration,
  '0250_bonus_burning': bonusBurningMigration,
  '0260_search_notices': searchNoticesMigration,
  '0270_address_places': addressPlacesMigration,
  '0280_notification_order': notificationOrderMigration,
  '0290_delivery_types': deliveryTypesMigration,
  '0300_consent_messages': consentMessagesMigration,
  '0310_certificates': certificatesMigration,
  '0311_money_back': moneyBackMigration,
  '0320_letters': lettersMigration,
  '0321_order_letters': orderLettersMigration,
  '0330_proven_emails': provenEmailsMigration,
  '0331_email_changes': emailChangesMigration,
  '0350_early_intents': earlyIntentsMigration,
  '0360_typed_mailboxes': typedMailboxesMigration,
  '0365_search_keys': searchKeysMigration,
  '0370_service_addresses': serviceAddressesMigration,
  '0380_listing_changes': listingChangesMigration
}

/** Brings the store to the newest schema. On PostgreSQL Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Areas of the shop grow side by side: a lower number may come later.
    allowUnorderedMigrations: true
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
