import type { NewsCardView } from '@vitrina/core/content'

import { PromoCard } from './promo-card.tsx'

/** A promotion: what it gives and until when. */
export const ActionCard = ({ news }: { readonly news: NewsCardView }) => (
  <PromoCard
    href={news.href}
    title={news.title}
    text={news.preview}
    note={news.notes.join(', ')}
    cover={news.picture?.cover}
    picture={news.picture}
    isOver={news.isOver}
  />
)
