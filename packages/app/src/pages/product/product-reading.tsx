import { Characteristics, ProductCard, Shelf } from '@vitrina/react-ui'
import { memo } from 'react'

import { RichText } from '../../rich-text/rich-text.tsx'
import { WatchedShelf } from '../../watched/watched-shelf.tsx'
import type { ProductData } from './product.loader.ts'

/** What is under the purchase. The same for every choice: a click on a size leaves it alone. */
export const ProductReading = memo(({ data }: { readonly data: ProductData }) => (
  <>
    <section className="about" aria-label="Описание и характеристики">
      <div>
        <h2>Описание</h2>
        {data.lead && <p className="lead">{data.lead}</p>}
        <RichText html={data.descriptionHtml} />
      </div>
      <div>
        <h2>Характеристики</h2>
        <Characteristics rows={data.characteristics} />
      </div>
    </section>
    {data.similar.length > 0 && (
      <div className="sec">
        <Shelf title="Похожие">
          {data.similar.map(card => (
            <ProductCard key={card.id} card={card} />
          ))}
        </Shelf>
      </div>
    )}
    <WatchedShelf productId={data.id} />
  </>
))
