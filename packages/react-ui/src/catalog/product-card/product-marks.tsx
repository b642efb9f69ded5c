import type { StickerView } from '@vitrina/core/catalog'
import type { Sticker } from '@vitrina/core/entities'

import { Tag } from '../../kit/tag/tag.tsx'

/** The look of a sticker by what it says. */
const tones = {
  sale: 'sale',
  hit: 'hit',
  new: 'new',
  school: 'board',
  plain: 'soft'
} as const satisfies Record<Sticker['tone'], string>

interface ProductMarksProps {
  discount: string | undefined
  stickers: readonly StickerView[]
}

/** The discount of a product and its stickers. */
export const ProductMarks = ({ discount, stickers }: ProductMarksProps) => (
  <>
    {discount && <Tag tone="sale">{discount}</Tag>}
    {stickers.map(({ title, tone }) => (
      <Tag key={title} tone={tones[tone]}>
        {title}
      </Tag>
    ))}
  </>
)
