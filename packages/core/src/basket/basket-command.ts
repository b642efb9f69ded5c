import type { LineKey } from './basket-line.ts'
import type { LineWish } from './basket-state.ts'

/** A line becomes as many pieces as there shall be. */
export type SetLine = { readonly type: 'line.set' } & Pick<LineWish, 'key' | 'count' | 'clears'>

/** What a visitor may ask of the basket. `line.type` waits for a pause in typing. */
export type BasketCommand =
  | {
      readonly type: 'line.set' | 'line.type'
      readonly key: LineKey
      /** Pieces wanted, not pieces added; 0 takes the line out. */
      readonly count: number
      /** The product is a certificate. */
      readonly virtual?: boolean
      /** The line goes with the whole basket, as `basket.clear` says of each line. */
      readonly clears?: boolean
    }
  | { readonly type: 'line.flush'; readonly key?: LineKey | undefined }
  | { readonly type: 'line.remove'; readonly key: LineKey }
  | { readonly type: 'line.restore'; readonly key: LineKey }
  | { readonly type: 'line.dismiss'; readonly key: LineKey }
  | { readonly type: 'lines.remove'; readonly keys: readonly LineKey[] }
  | {
      readonly type: 'lines.select'
      readonly keys: readonly LineKey[]
      readonly selected: boolean
    }
  | { readonly type: 'promo.apply'; readonly code: string }
  | { readonly type: 'promo.edit' }
  | { readonly type: 'promo.cancel' }
  | { readonly type: 'bonuses.set'; readonly amount: number }
  | { readonly type: 'stock.clean' }
  | { readonly type: 'basket.clear' }
  | { readonly type: 'basket.reload' }
