/** Encodes text for one segment or value of an address; half a surrogate pair is left out. */
export const encodeUrlPart = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
