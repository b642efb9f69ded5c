/**
 * The shop's code did not come: nothing was asked of it, so that the same may be tried again.
 * `toFailure` has its words.
 */
export class ShopAway extends Error {}
