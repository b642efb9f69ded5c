import { randomInt } from 'node:crypto'

/** Without those that are taken for one another when they are read aloud or typed. */
const SIGNS = 'АВЕКМНРСТУХ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** «ПС-К3НВ-8АТР-2ХЕ7»: fifty bits that nobody guesses. */
export const newNumber = (): string => ['ПС', ...Array.from({ length: GROUPS }, newGroup)].join('-')

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
