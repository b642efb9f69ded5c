import { choiceHref, readChoice } from '@vitrina/core/catalog'
import { ProductBuy, ProductChoice, Rating, useAskedSize } from '@vitrina/react-ui'
import { memo } from 'react'

import type { ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { BelowFold } from '../../routing/below-fold.tsx'
import { useNavigation, useUrl } from '../../routing/router.tsx'
import type { ProductData, ProductParts } from './product.loader.ts'
import { ProductGallery } from './product-gallery.tsx'
import { productPageMessages } from './product-page.messages.ts'
import { Description, ProductReading } from './product-reading.tsx'
import { productScreenStyle } from './product-screen.styles.ts'
import { Restock } from './restock.ts'
import { SizeHelp } from './size-help.tsx'
import { BuyBar, Delivery, Matrix, Reasons } from './touched.ts'

/** A product: pictures, choice, price, purchase; what it is made of; what is like it. */
export function ProductScreen({ data, parts }: ViewProps<ProductData, ProductParts>) {
  const url = useUrl()
  const { rewrite } = useNavigation()
  const choice = readChoice(data.groups, url)
  const { group, shown } = choice
  const asked = useAskedSize()
  const picture = data.images[shown?.picture ?? 0]
  return (
    <div className={productScreenStyle()}>
      <div className="top">
        <ProductGallery data={data} first={shown?.picture ?? 0} discount={shown?.discount} />
        <div className="info">
          <Name data={data} />
          <ProductChoice
            choice={choice}
            images={data.images}
            onChoose={rewrite}
            asked={asked}
            sizeHelp={
              parts.sizesHref && (
                <SizeHelp href={parts.sizesHref} size={group?.size?.title} picture={picture} />
              )
            }
          />
          {shown && (
            <ProductBuy
              shown={shown}
              group={group}
              asked={asked}
              title={data.title}
              picture={picture}
              reasons={<Reasons group={shown} bonus={parts.bonus} />}
              whenGone={
                group && (
                  <div id="restock">
                    <Restock
                      key={group.id}
                      groupId={group.id}
                      href={choiceHref(url, group)}
                      isSent={data.restockSent === group.id}
                    />
                  </div>
                )
              }
            />
          )}
          <BelowFold>
            <PagePart of={parts} name="delivery" what={productPageMessages.whatDelivery}>
              {delivery => <Delivery {...delivery} isGone={shown?.remnants === 0} />}
            </PagePart>
          </BelowFold>
        </div>
        <BelowFold>
          <Description data={data} />
        </BelowFold>
      </div>
      {data.matrix && (
        <BelowFold>
          <Matrix matrix={data.matrix} />
        </BelowFold>
      )}
      <BelowFold>
        <ProductReading data={data} parts={parts} />
      </BelowFold>
      <BelowFold>
        <BuyBar choice={choice} asked={asked} title={data.title} />
      </BelowFold>
    </div>
  )
}

const Name = memo(({ data }: { readonly data: ProductData }) => (
  <>
    <p className="maker">
      {data.brand && (
        <a className="b" href={data.brandHref}>
          {data.brand}
        </a>
      )}
      <span className="mut3">{productPageMessages.article(data.vendorCode)}</span>
    </p>
    <h1>{data.h1}</h1>
    <p className="votes">
      {data.rating && <Rating value={data.rating} />}
      {data.rating ? (
        <a className="link" href="#otzyvy">
          {data.reviews}
        </a>
      ) : (
        <span>{data.reviews}</span>
      )}
    </p>
  </>
))
