import type { Device } from '../../entities/device.ts'
import { formatDate, formatTime } from '../../values/calendar/date-format.ts'
import { deviceMessages as words } from './device.messages.ts'

/** A device as its card shows it; plain JSON. */
export interface DeviceView {
  readonly id: string
  /** «Яндекс Браузер, Windows». */
  readonly title: string
  readonly used: string
  readonly signedIn: string
  readonly isCurrent: boolean
}

/** The first that is found counts: most browsers call themselves others too. */
const browsers = () =>
  [
    ['YaBrowser/', words.yandex],
    ['Edg', 'Edge'],
    ['OPR/', 'Opera'],
    ['SamsungBrowser/', 'Samsung Internet'],
    ['Firefox/', 'Firefox'],
    ['FxiOS/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['CriOS/', 'Chrome'],
    ['Safari/', 'Safari']
  ] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux']
] as const

export const deviceView = ({
  id,
  userAgent,
  signedInAt,
  usedAt,
  isCurrent
}: Device): DeviceView => ({
  ...{ id, isCurrent },
  title: deviceTitle(userAgent),
  used: words.used(formatDate(usedAt), formatTime(usedAt)),
  signedIn: words.signedIn(formatDate(signedInAt))
})

/** A browser and its system, as people call them. */
export function deviceTitle(userAgent: string): string {
  const named = [nameIn(browsers(), userAgent), nameIn(SYSTEMS, userAgent)]
  return named.filter(Boolean).join(', ') || words.unknown
}

const nameIn = (known: readonly (readonly [string, string])[], userAgent: string) =>
  known.find(([mark]) => userAgent.includes(mark))?.[1]
