/** What a visitor may ask of the basket. `line.type` waits for a pause in typing. */
export type BasketCommand =
  | {
      readonly type: 'line.set' | 'line.type'
      readonly groupId: number
      readonly count: number
      /** The product is a certificate. */
      readonly virtual?: boolean
    }
  | { readonly type: 'line.flush'; readonly groupId?: number | undefined }
  | { readonly type: 'line.remove'; readonly groupId: number }
  | { readonly type: 'line.restore'; readonly groupId: number }
  | { readonly type: 'line.dismiss'; readonly groupId: number }
  | { readonly type: 'lines.remove'; readonly groupIds: readonly number[] }
  | {
      readonly type: 'lines.select'
      readonly groupIds: readonly number[]
      readonly setIds?: readonly string[]
      readonly selected: boolean
    }
  /** `setId` of `constructorSetId`; 0 takes the set out. */
  | { readonly type: 'set.put'; readonly setId: string; readonly count: number }
  | { readonly type: 'promo.apply'; readonly code: string }
  | { readonly type: 'promo.edit' }
  | { readonly type: 'promo.cancel' }
  | { readonly type: 'bonuses.set'; readonly amount: number }
  | { readonly type: 'stock.clean' }
  | { readonly type: 'basket.clear' }
  | { readonly type: 'basket.reload' }
