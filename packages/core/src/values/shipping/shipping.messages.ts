/** The country of an address until another is chosen, as the backend knows it. */
export const HOME_COUNTRY = 'Россия'

/** «г Москва» is a region and the city. */
export const TOWN_KIND = /^г\.?\s+/

/** «вл 5», «уч. 12», «дом 5», «д. 5»: it says itself what it is. */
const NAMED_HOUSE = /^(?:\p{L}{2,}|[дк][.\s])/iu

export const shippingMessages = {
  house: (number: string) => (NAMED_HOUSE.test(number) ? number : `д. ${number}`)
} as const
