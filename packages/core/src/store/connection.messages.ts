import type { Connection } from './connection.ts'

export const connectionMessages = {
  slow: 'Магазин отвечает дольше обычного. Ждём ответа',
  lost: 'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили',
  found: 'Связь с магазином снова есть'
} as const

/** What a visitor is told while he waits, or an empty string. */
export const connectionText = ({ status }: Connection): string =>
  status === 'open' ? '' : connectionMessages[status]
