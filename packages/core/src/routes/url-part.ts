/** Signs that stand in an address as they are. */
const PLAIN = /^[\w-]*$/

/** Encodes text for one segment or value of an address; half a surrogate pair is left out. */
export const encodeUrlPart = (text: string) =>
  PLAIN.test(text) ? text : encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
