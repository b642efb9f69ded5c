import { randomInt } from 'node:crypto'

/** Without those that are taken for one another when they are read aloud or typed. */
const SIGNS = 'АВЕКМНРСТУХ23456789'
const PREFIX = 'ПС'
const GROUPS = 3
const GROUP_LENGTH = 4
/** The letters of the prefix, those of the Latin keyboard included, and all signs behind them. */
const TYPED = new RegExp(`^[ПР][СS]([${SIGNS}]{${GROUPS * GROUP_LENGTH}})$`)
const GROUP = new RegExp(`.{${GROUP_LENGTH}}`, 'g')

/** «ПС-К3НВ-8АТР-2ХЕ7»: fifty bits that nobody guesses. */
export const newNumber = (): string =>
  [PREFIX, ...Array.from({ length: GROUPS }, newGroup)].join('-')

/** The number in what was typed in capital Russian letters, with or without dashes. */
export function certificateNumber(typed: string): string | undefined {
  const signs = TYPED.exec(typed.replaceAll(/[^\p{L}\d]/gu, '').replaceAll('З', '3'))?.[1]
  return signs && [PREFIX, ...(signs.match(GROUP) ?? [])].join('-')
}

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
