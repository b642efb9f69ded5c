import { innCheckDigit } from './checksums.ts'
import { CITY_ROWS } from './city-table.ts'
import { Random } from './random.ts'
import type { DemoOrganization } from './shop-shapes.ts'
import { STREET_TITLES } from './street-table.ts'

const COUNT = 40

/** Demo names: «(демо)» keeps them apart from any real organisation. */
const KINDS = [
  'МБДОУ «Детский сад «Теремок» (демо)',
  'МАОУ «Лицей» (демо)',
  'МБОУ «Гимназия» (демо)',
  'МБОУ «Средняя школа» (демо)',
  'ЧОУ «Начальная школа «Букварь» (демо)',
  'ООО «Школьный базар» (демо)',
  'ООО «Тетрадный двор» (демо)',
  'ООО «Школьная линейка» (демо)'
]

/** Numbers of the tax office and the company are made up, the check digits are right. */
export const ORGANIZATIONS: readonly DemoOrganization[] = CITY_ROWS.slice(0, COUNT).map(
  ([region, city, , , post], index) => {
    const random = new Random(9000 + index)
    const office = `${region}00`
    const first9 = office + String(random.integer(10_000, 99_999))
    return {
      id: index + 1,
      title: `${KINDS[index % KINDS.length]}`,
      inn: first9 + innCheckDigit(first9),
      kpp: `${office}01001`,
      address: `${post}000, г. ${city}, ${random.pick(STREET_TITLES)}, д. ${random.integer(1, 80)}`
    }
  }
)
