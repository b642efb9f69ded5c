import type { Connection } from './connection.ts'
import type { Awaited } from './follow-awaited.ts'

export const connectionMessages = {
  slow: 'Магазин отвечает дольше обычного. Ждём ответа',
  lost: 'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили',
  awaited:
    'Магазин пока не отвечает. Пробуем снова и, как только он ответит, покажем то, что вы выбрали',
  found: 'Связь с магазином снова есть'
} as const

/** What a visitor is told while he waits, or an empty string. */
export const connectionText = ({ status }: Connection): string =>
  status === 'open' ? '' : connectionMessages[status]

/** The same while he also waits for a page: that is what he did last. */
export const waitingText = (connection: Connection, { url }: Awaited): string =>
  url === undefined ? connectionText(connection) : connectionMessages.awaited
