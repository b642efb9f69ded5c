import { textOf } from '../../platform/input.ts'

/** The link that dials a number as it is written: «8 (800) 555-35-35» → `tel:88005553535`. */
export const telHref = (phone: string): string => `tel:${textOf(phone).replace(/[^\d+]/g, '')}`
