import type { BlankStatus } from '@vitrina/core/entities'

import type { BlankStatusCode } from '../../db/schema/blanks.ts'

/** In the order of a blank's life. */
export const BLANK_STATUSES: readonly (BlankStatus & { readonly code: BlankStatusCode })[] = [
  { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
  { code: 'processing', title: 'В работе', tone: 'moving' },
  { code: 'ordered', title: 'Оформлена', tone: 'done' },
  { code: 'cancelled', title: 'Отменена', tone: 'cancelled' }
]

/** The visitor may still cancel a blank in one of these. */
export const OPEN_STATUSES: readonly BlankStatusCode[] = ['new', 'processing']

export const blankStatusOf = (code: BlankStatusCode): BlankStatus =>
  BLANK_STATUSES.find(status => status.code === code) ?? { code, title: code, tone: 'moving' }
