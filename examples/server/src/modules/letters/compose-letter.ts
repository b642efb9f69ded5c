import type { Selectable } from 'kysely'

import type { LetterStage, LetterTable } from '../../db/schema/letters.ts'
import type { Call } from '../../http/call.ts'
import type { Letter } from '../../providers/mail/mailer.ts'

type ComposeDeps = Pick<Call, 'db' | 'settings' | 'now'>

/** What happened to an order. */
interface OrderEvent {
  readonly orderId: string
  readonly stage: LetterStage
  /** What happened, in the words of its notification; '' of a new order. */
  readonly lead: string
}

/** Draws a letter from the order as it is now; undefined when there is nobody to tell any more. */
export type ComposeOrder = (
  event: OrderEvent,
  deps: ComposeDeps
) => Promise<Pick<Letter, 'text' | 'attachments'> | undefined>

/** A kept letter as it goes out; undefined when there is nobody to tell any more. */
export async function composeLetter(
  row: Selectable<LetterTable>,
  deps: ComposeDeps & { readonly composeOrder: ComposeOrder }
): Promise<Letter | undefined> {
  const { order_id: orderId, stage, text: lead } = row
  const letter = {
    id: String(row.id),
    to: row.recipient,
    subject: row.subject,
    ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url })
  }
  if (orderId === null || stage === null) return { ...letter, text: lead }
  const words = await deps.composeOrder({ orderId, stage, lead }, deps)
  return words && { ...letter, ...words }
}
