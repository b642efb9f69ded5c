import { textOf } from '../errors/given.ts'

/** Encodes text for one segment or value of an address; half a surrogate pair is left out. */
export const encodeUrlPart = (text: string) =>
  encodeURIComponent(textOf(text).replace(/\p{Cs}/gu, ''))
