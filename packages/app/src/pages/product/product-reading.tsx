import type { CardView } from '@vitrina/core/catalog'
import { Characteristics, ProductCard, Shelf } from '@vitrina/react-ui'
import { memo } from 'react'

import type { ViewProps } from '../../page/define-page.ts'
import { nearPart } from '../../page-part/near-part.tsx'
import { PagePart } from '../../page-part/page-part.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { WatchedPlace } from '../../watched/watched-place.tsx'
import type { ProductData, ProductParts } from './product.loader.ts'
import { productPageMessages } from './product-page.messages.ts'

const loadReviews = async () => (await import('./product-reviews.tsx')).ProductReviews
const ProductReviews = nearPart<ViewProps<ProductData, ProductParts>>({
  load: loadReviews,
  drawn: import.meta.env.SSR ? await loadReviews() : undefined
})

/** What it is, in the room under its pictures. */
export const Description = memo(({ data }: Pick<ViewProps<ProductData>, 'data'>) => (
  <section className="told" aria-labelledby="told">
    <h2 id="told">{productPageMessages.description}</h2>
    {data.lead && <p className="lead">{data.lead}</p>}
    <RichText html={data.description} />
  </section>
))

/** What is under the purchase. The same for every choice: a click on a size leaves it alone. */
export const ProductReading = memo(({ data, parts }: ViewProps<ProductData, ProductParts>) => (
  <>
    <section className="about" aria-labelledby="features">
      <h2 id="features">{productPageMessages.features}</h2>
      <Characteristics rows={data.characteristics} />
    </section>
    <div id="otzyvy" className="sec">
      <ProductReviews data={data} parts={parts} />
    </div>
    <PagePart of={parts} name="similar" what={productPageMessages.whatSimilar} className="sec">
      {cards => cards.length > 0 && <Similar cards={cards} />}
    </PagePart>
    <WatchedPlace productId={data.id} />
  </>
))

const Similar = ({ cards }: { readonly cards: readonly CardView[] }) => (
  <div className="sec">
    <Shelf title={productPageMessages.similar}>
      {cards.map(card => (
        <ProductCard key={card.id} card={card} level={3} />
      ))}
    </Shelf>
  </div>
)
