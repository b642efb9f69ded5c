const KEY = /^[a-zA-Z0-9-]{8,128}$/

/** Tells whether a text is a valid IndexNow key (indexnow.org). */
export const isIndexNowKey = (text: string): boolean => KEY.test(text)
