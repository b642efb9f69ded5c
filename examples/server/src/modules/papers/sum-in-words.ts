import { KOPECKS, type PluralForms, plural } from '@vitrina/core/values'

import { sumWords as words } from './papers.messages.ts'

const THOUSAND = 1000

interface Rank {
  readonly forms: PluralForms
  readonly isFeminine: boolean
}

/** From the lowest three digits up. */
const ranks: readonly Rank[] = [
  { forms: words.rubles, isFeminine: false },
  { forms: words.thousands, isFeminine: true },
  { forms: words.millions, isFeminine: false },
  { forms: words.milliards, isFeminine: false }
]

/** «Две тысячи сто рублей 50 копеек»: a sum of kopecks as papers write it, below a million millions. */
export function sumInWords(kopecks: number): string {
  const rubles = Math.trunc(kopecks / KOPECKS)
  const rest = kopecks % KOPECKS
  const text = `${rublesInWords(rubles)} ${String(rest).padStart(2, '0')} ${plural(rest, words.kopecks)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function rublesInWords(rubles: number): string {
  if (rubles === 0) return `${words.zero} ${words.rubles[2]}`
  const parts = ranks.map((rank, index) =>
    partInWords(Math.trunc(rubles / THOUSAND ** index) % THOUSAND, rank, index === 0)
  )
  return parts
    .filter(part => part !== '')
    .toReversed()
    .join(' ')
}

/** «Двадцать одна тысяча»; of nothing nothing, but rubles are always named. */
function partInWords(count: number, { forms, isFeminine }: Rank, isNamed: boolean): string {
  if (count === 0) return isNamed ? forms[2] : ''
  const belowHundred = count % 100
  const units = belowHundred < 20 ? belowHundred : belowHundred % 10
  return [
    words.hundreds[Math.trunc(count / 100)],
    belowHundred < 20 ? '' : words.tens[Math.trunc(belowHundred / 10)],
    (isFeminine ? words.feminine[units] : undefined) ?? words.units[units],
    plural(count, forms)
  ]
    .filter(word => word !== '')
    .join(' ')
}
