import { routePath } from '@vitrina/core'
import { Facts, HeroSlider, Part } from '@vitrina/react-ui'

import { CategoryCover } from '../../category-cover/category-cover.tsx'
import { CollectionShelf } from '../../collection-shelf/collection-shelf.tsx'
import type { ViewProps } from '../../page/define-page.ts'
import { nearPart } from '../../page-part/near-part.tsx'
import { PagePart } from '../../page-part/page-part.tsx'
import { WatchedPlace } from '../../watched/watched-place.tsx'
import { FirstGraderList } from './first-grader-list.tsx'
import type { HomeData, HomeParts } from './home.loader.ts'
import { homeMessages } from './home.messages.ts'
import { homeStyle } from './home-screen.styles.ts'
import { useTurns } from './lay-out-in-turns.ts'
import { PromoTile } from './promo-tile.tsx'
import { Schools } from './schools.tsx'
import { Slide } from './slide.tsx'

const SCHOOLS = 'schools'

const BLOCK = 'sec wrap'

const loadVoices = async () => (await import('./home-voices.tsx')).HomeVoices
const HomeVoices = nearPart<ViewProps<HomeData, HomeParts>>({
  load: loadVoices,
  drawn: import.meta.env.SSR ? await loadVoices() : undefined
})

export const HomeScreen = ({ data, parts }: ViewProps<HomeData, HomeParts>) => (
  <div className={homeStyle()} {...useTurns()}>
    <h1 className="vh">{homeMessages.heading(data.shopTitle)}</h1>
    <div className="wrap">
      <PagePart of={parts} name="banners" what={homeMessages.whatBanners}>
        {({ slides }) => <Slides slides={slides} />}
      </PagePart>
      <div className="facts">
        <Part>
          <Facts facts={[freeDelivery(data), ...(parts.facts ?? [])]} />
        </Part>
      </div>
    </div>
    <PagePart of={parts} name="sections" what={homeMessages.whatSections} className={BLOCK}>
      {sections => <Sections sections={sections} />}
    </PagePart>
    <PagePart of={parts} name="hits" what={homeMessages.whatHits} className={BLOCK}>
      {shelf => <Goods shelf={shelf} />}
    </PagePart>
    <PagePart of={parts} name="list" what={homeMessages.whatFirstGraderList} className={BLOCK}>
      {items => <FirstGraderList items={items} sign={data.currencySign} />}
    </PagePart>
    <PagePart of={parts} name="news" what={homeMessages.whatNew} className={BLOCK}>
      {shelf => <Goods shelf={shelf} />}
    </PagePart>
    <Part>{parts.banners && <Tiles tiles={parts.banners.tiles} />}</Part>
    <Schools {...data} />
    <PagePart of={parts} name="brands" what={homeMessages.whatBrands} className={BLOCK}>
      {brands => <Brands brands={brands} />}
    </PagePart>
    <HomeVoices data={data} parts={parts} />
    <Part fallback={null}>
      <div className="wrap">
        <WatchedPlace />
      </div>
    </Part>
  </div>
)

const Slides = ({ slides }: Pick<HomeParts['banners'], 'slides'>) => (
  <HeroSlider label={homeMessages.actions}>
    {slides.map((banner, place) => (
      <Slide key={banner.code} banner={banner} isFirst={place === 0} />
    ))}
  </HeroSlider>
)

const Sections = ({ sections }: Pick<HomeParts, 'sections'>) => (
  <section className="sec wrap">
    <div className="head">
      <h2>{homeMessages.sections}</h2>
      <a className="link" href={routePath('catalog')}>
        {homeMessages.wholeCatalog}
      </a>
    </div>
    <div className="covers">
      {sections.map(category => (
        <CategoryCover key={category.id} category={category} level={3} />
      ))}
    </div>
  </section>
)

/** What is told of money the shop counts itself: its editors' words would not know the currency. */
const freeDelivery = ({ freeDeliveryFrom, nothing }: HomeData) => ({
  title: nothing,
  text: homeMessages.freeDelivery(freeDeliveryFrom)
})

const Goods = ({ shelf }: { readonly shelf: HomeParts['hits'] }) =>
  shelf.cards.length > 0 && (
    <section className="sec wrap">
      <CollectionShelf {...shelf} />
    </section>
  )

const Tiles = ({ tiles }: Pick<HomeParts['banners'], 'tiles'>) => (
  <section className="sec wrap tiles" aria-label={homeMessages.more}>
    {tiles
      .filter(({ code }) => code !== SCHOOLS)
      .map(banner => (
        <PromoTile key={banner.code} banner={banner} />
      ))}
  </section>
)

const Brands = ({ brands }: Pick<HomeParts, 'brands'>) => (
  <section className="sec wrap">
    <div className="head">
      <h2>{homeMessages.brands}</h2>
      <a className="link" href={routePath('brands')}>
        {homeMessages.allBrands}
      </a>
    </div>
    <ul className="brands">
      {brands.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </section>
)
