const KEY = /^[a-zA-Z0-9-]{8,128}$/

/** Whether a text can be the key by which a shop tells search engines of changed pages (indexnow.org). */
export const isIndexNowKey = (text: string): boolean => KEY.test(text)
