import { deviceStorage, isSpecialClick } from '@vitrina/core/browser'
import { type CardView, choiceHref, readChoice } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { storageKeys } from '@vitrina/core/platform'
import {
  Characteristics,
  Icon,
  later,
  ProductBuy,
  ProductCard,
  ProductChoice,
  Rating,
  type RestockForm,
  Shelf,
  style,
  useAskedSize
} from '@vitrina/react-ui'
import { type ComponentProps, type MouseEvent, memo, useEffect, useState } from 'react'
import { BelowFold } from '../../binding/below-fold.tsx'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { nearIsland } from '../../binding/near-island.tsx'
import { PageSection } from '../../binding/page-section.tsx'
import { useNavigation, useUrl } from '../../binding/router.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { WatchedPlace } from '../../parts/watched-place.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { BuyBar, Delivery, Matrix, Reasons } from './islands.ts'
import { ProductGallery } from './product-gallery.tsx'
import { productPageMessages } from './product-page.messages.ts'
import { productScreenStyle } from './product-screen.styles.ts'

const sizeHelpStyle = style(`
  display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-block: -6px; font-size: var(--fs-sm);
`)

const SizesWindow = later(async () => (await import('./sizes-window.tsx')).SizesWindow)

const SizeNote = later(async () => (await import('./size-note.tsx')).SizeNote)

interface SizeHelpProps {
  readonly href: string
  /** The chosen one. */
  readonly size: string | undefined
  readonly picture: Picture | undefined
}

/** The way to the size table of the brand: a window here, a page of its own without script. */
function SizeHelp(props: SizeHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasChildren, setChildren] = useState(false)
  // What few devices hold brings its code there only.
  useEffect(() => {
    if (!isOpen) setChildren(deviceStorage.get(storageKeys.children) !== undefined)
  }, [isOpen])

  function open(event: MouseEvent) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a
        className={`${sizeHelpStyle()} link`}
        href={props.href}
        data-no-prefetch
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="ruler-2" size="xs" />
        <span>{productPageMessages.sizeTable}</span>
      </a>
      {isOpen && <SizesWindow {...props} onClose={() => setOpen(false)} />}
      {hasChildren && <SizeNote {...props} />}
    </>
  )
}

const load = async () => (await import('./restock-form.tsx')).RestockForm

/** A letter when the choice is in stock again; its code comes with a choice that is sold out. */
const Restock = lazyIsland<ComponentProps<typeof RestockForm>>(
  load,
  import.meta.env.SSR ? await load() : undefined
)

const loadReviews = async () => (await import('./product-reviews.tsx')).ProductReviews
const ProductReviews = nearIsland<ViewProps<PageData<'product'>, PageSections<'product'>>>({
  load: loadReviews,
  drawn: import.meta.env.SSR ? await loadReviews() : undefined
})

/** What it is, in the room under its pictures. */
const Description = memo(({ data }: Pick<ViewProps<PageData<'product'>>, 'data'>) => (
  <section className="told" aria-labelledby="told">
    <h2 id="told">{productPageMessages.description}</h2>
    {data.lead && <p className="lead">{data.lead}</p>}
    <RichText html={data.description} />
  </section>
))

/** What is under the purchase. The same for every choice: a click on a size leaves it alone. */
const ProductReading = memo(
  ({ data, sections }: ViewProps<PageData<'product'>, PageSections<'product'>>) => (
    <>
      <section className="about" aria-labelledby="features">
        <h2 id="features">{productPageMessages.features}</h2>
        <Characteristics rows={data.characteristics} />
      </section>
      <div id="otzyvy" className="sec">
        <ProductReviews data={data} sections={sections} />
      </div>
      <PageSection
        of={sections}
        name="similar"
        what={productPageMessages.whatSimilar}
        className="sec"
      >
        {cards => cards.length > 0 && <Similar cards={cards} />}
      </PageSection>
      <WatchedPlace productId={data.id} />
    </>
  )
)

const Similar = ({ cards }: { readonly cards: readonly CardView[] }) => (
  <div className="sec">
    <Shelf title={productPageMessages.similar}>
      {cards.map(card => (
        <ProductCard key={card.id} card={card} level={3} />
      ))}
    </Shelf>
  </div>
)

/** A product: pictures, choice, price, purchase; what it is made of; what is like it. */
export function ProductScreen({
  data,
  sections
}: ViewProps<PageData<'product'>, PageSections<'product'>>) {
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
              sections.sizesHref && (
                <SizeHelp href={sections.sizesHref} size={group?.size?.title} picture={picture} />
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
              reasons={<Reasons group={shown} bonus={sections.bonus} />}
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
            <PageSection of={sections} name="delivery" what={productPageMessages.whatDelivery}>
              {delivery => <Delivery {...delivery} isGone={shown?.remnants === 0} />}
            </PageSection>
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
        <ProductReading data={data} sections={sections} />
      </BelowFold>
      <BelowFold>
        <BuyBar choice={choice} asked={asked} title={data.title} />
      </BelowFold>
    </div>
  )
}

const Name = memo(({ data }: { readonly data: PageData<'product'> }) => (
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
      {data.rating ? (
        <>
          <Rating value={data.rating} />
          <a className="link" href="#otzyvy">
            {data.reviews}
          </a>
        </>
      ) : (
        <span>{data.reviews}</span>
      )}
    </p>
  </>
))
