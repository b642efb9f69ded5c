import type { PhoneLengths } from '../../platform/field-rules.ts'

/** The real numbering plans where §9 would refuse or cut every number of a country (P1). */
export const realLengths = {
  AM: { min: 11, max: 11 },
  TM: { min: 11, max: 11 },
  UZ: { min: 12, max: 12 },
  EE: { min: 10, max: 11 },
  DE: { min: 10, max: 13, mask: '+{49} 000 00000000' }
} satisfies PhoneLengths
