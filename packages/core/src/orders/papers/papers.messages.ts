import type { PaperKind } from '../../entities/paper.ts'

/** Titles of the papers of an order. */
export const papersMessages = {
  title: 'Документы',
  kinds: {
    invoice: 'Счёт на оплату',
    deliveryNote: 'Товарная накладная'
  } satisfies Record<PaperKind, string>
} as const
