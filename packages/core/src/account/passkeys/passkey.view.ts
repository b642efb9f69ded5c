import type { Passkey } from '../../entities/passkey.ts'
import { deviceTitle } from '../../session/devices/device.view.ts'
import { formatDate, formatTime } from '../../values/calendar/date-format.ts'
import { passkeyMessages as words } from './passkey.messages.ts'

/** A passkey as its card shows it; plain JSON. */
export interface PasskeyView {
  readonly id: string
  /** «Яндекс Браузер, Windows»: where it was made. */
  readonly title: string
  /** «Создан 22 ноября 2026, последний вход …». */
  readonly history: string
}

export const passkeyView = ({ id, userAgent, createdAt, usedAt }: Passkey): PasskeyView => ({
  id,
  title: deviceTitle(userAgent),
  history: [words.made(formatDate(createdAt)), lastUse(usedAt)].join(', ')
})

const lastUse = (usedAt: string | null) =>
  usedAt === null ? words.unused : words.used(formatDate(usedAt), formatTime(usedAt))
