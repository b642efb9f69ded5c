// The most characters that a text of a visitor may have: contracts and fields hold to the same.

/** An e-mail address (RFC 5321). */
export const EMAIL_MAX = 254
/** What a buyer writes to an order, or to what comes back of it. */
export const COMMENT_MAX = 2000
/** The number of an order, as a guest types it. */
export const ORDER_NUMBER_MAX = 40
/** The code that opens a guest's order. */
export const ORDER_CODE_MAX = 20
export const ORDER_KEY_MAX = 300
export const PROMO_CODE_MAX = 64
export const TOWN_MAX = 100
/** The type of a way of delivery: `courier`, or one of a shop's own. */
export const DELIVERY_TYPE_MAX = 40
/** A street, a house, a flat: any part of an address. */
export const ADDRESS_PART_MAX = 300
/** What a suggestion service knows of one house, as JSON. */
export const SERVICE_ADDRESS_MAX = 4000
/** The buyer's own name of an address: «Дом». */
export const ADDRESS_TITLE_MAX = 60
/** A school, its region, its town. */
export const SCHOOL_MAX = 300
/** What is known of a child: a name, a height, a chest. */
export const CHILD_TEXT_MAX = 40
/** A text that is searched for. */
export const SEARCH_MAX = 200
