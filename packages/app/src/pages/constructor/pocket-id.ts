/** Names a pocket on its page. */
export const pocketId = (place: number) => `pocket-${place + 1}`
