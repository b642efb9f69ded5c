/** A map is not offered without a key, and asks nobody else before the visitor has agreed (152-ФЗ). */
export type MapOffer = 'none' | 'ask' | 'show'

/** What a page does about its map; there is none of no place. */
export function mapOffer(
  key: string | undefined,
  { places, isAllowed }: { readonly places: number; readonly isAllowed: boolean }
): MapOffer {
  if (key === undefined || key === '' || places === 0) return 'none'
  return isAllowed ? 'show' : 'ask'
}
