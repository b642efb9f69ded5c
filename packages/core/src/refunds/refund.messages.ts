import { REFUND_COMMENT_MAX_LENGTH } from './refund-limits.ts'

export const refundMessages = {
  noItems: 'Отметьте товары, которые хотите вернуть',
  noReason: 'Укажите причину возврата',
  noComment: 'Опишите, что не так',
  longComment: `Не больше ${REFUND_COMMENT_MAX_LENGTH} знаков`,
  sent: 'Заявка на возврат принята'
} as const
