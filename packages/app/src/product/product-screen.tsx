import { queryParams } from '@vitrina/core'
import {
  Breadcrumbs,
  BuyBar,
  Characteristics,
  ProductBuy,
  ProductCard,
  ProductChoice,
  Rating,
  readChoice,
  Shelf
} from '@vitrina/react-ui'

import { RichText } from '../rich-text/rich-text.tsx'
import { useNavigation, useUrl } from '../routing/router.tsx'
import { Delivery } from './delivery.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { productScreenStyle } from './product-screen.styles.ts'
import type { ProductData } from './product-view.ts'
import { Watched } from './watched.tsx'

/** A product: pictures, choice, price, purchase; what it is made of; what is like it. */
export function ProductScreen({ data }: { readonly data: ProductData }) {
  const url = useUrl()
  const { rewrite } = useNavigation()
  const choice = readChoice(data.groups, url)
  const { group } = choice
  return (
    <div className={`wrap ${productScreenStyle()}`}>
      <Breadcrumbs items={data.crumbs} />
      <div className="top">
        <ProductGallery data={data} group={group} />
        <div className="info">
          <p className="maker">
            {data.brand && <b>{data.brand}</b>}
            <span className="mut3">{`арт. ${data.vendorCode}`}</span>
          </p>
          <h1>{data.h1}</h1>
          <p className="votes">
            {data.rating ? <Rating value={data.rating} /> : 'Нет отзывов'}
            {data.rating && <span className="mut3">{data.reviews}</span>}
          </p>
          <ProductChoice choice={choice} images={data.images} onChoose={rewrite} />
          {group && (
            <ProductBuy
              group={group}
              title={data.title}
              href={`${url.split('?', 1)[0]}?group=${group.id}`}
              isLetterWanted={queryParams(url).get('restock') === 'sent'}
            />
          )}
          <Delivery facts={data.delivery} />
        </div>
      </div>
      <About data={data} />
      {data.similar.length > 0 && (
        <div className="sec">
          <Shelf title="Похожие">
            {data.similar.map(card => (
              <ProductCard key={card.id} card={card} />
            ))}
          </Shelf>
        </div>
      )}
      <Watched id={data.id} />
      {group && <BuyBar group={group} title={data.title} />}
    </div>
  )
}

const About = ({ data }: { readonly data: ProductData }) => (
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
)
