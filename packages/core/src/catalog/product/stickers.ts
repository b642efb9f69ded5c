import type { Sticker } from '../../entities/product.ts'
import type { PriceCut } from '../../values/price/price-rules.ts'

/** What a sticker says and in which tone. */
export type StickerView = Pick<Sticker, 'title' | 'tone'>

/** The stickers of a product; a discount has a sticker of its own figure instead of «sale». */
export const stickerViews = (
  stickers: readonly Sticker[],
  { discount }: Pick<PriceCut, 'discount'>
): readonly StickerView[] =>
  stickers
    .filter(({ tone }) => discount === undefined || tone !== 'sale')
    .map(({ title, tone }) => ({ title, tone }))
