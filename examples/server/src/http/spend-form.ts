import type { Call } from './call.ts'

/** Kinds of forms, each counted by itself. */
type FormKind = 'form' | 'oneClick' | 'restock' | 'mailing' | 'refund'

/**
 * Takes one try of a form off its visitor, and off the address, which may be that of a whole office.
 * New cart tokens cost nothing, so the address has a bound of its own.
 *
 * @throws 429 when either is empty.
 */
export async function spendForm(
  kind: FormKind,
  { limits, visitor }: Pick<Call, 'limits' | 'visitor'>
): Promise<void> {
  await limits.spend('form', `${kind}:${visitor.uid ?? visitor.cartToken ?? visitor.ip}`)
  await limits.spend('formAddress', `${kind}:${visitor.ip}`)
}
