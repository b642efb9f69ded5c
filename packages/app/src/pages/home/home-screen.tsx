import { routePath } from '@vitrina/core'
import type { Banner } from '@vitrina/core/entities'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { Boundary, Button, Facts, HeroSlider, ShopPicture, style } from '@vitrina/react-ui'
import { nearIsland } from '../../binding/near-island.tsx'
import { PageSection } from '../../binding/page-section.tsx'
import { CategoryCover } from '../../parts/category-cover.tsx'
import { CollectionShelf } from '../../parts/collection-shelf.tsx'
import { WatchedPlace } from '../../parts/watched-place.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { FirstGraderList } from './first-grader-list.tsx'
import { homeMessages } from './home.messages.ts'
import { useTurns } from './lay-out-in-turns.ts'
import { schoolsMessages } from './schools.messages.ts'
import { Slide } from './slide.tsx'

const schoolsStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 48px; align-items: end; padding: clamp(32px, 4.6vw, 64px); border-radius: var(--r-xl); background: var(--c-board); color: var(--c-on-board);
  & h2 { color: inherit; font-size: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem); line-height: 1; overflow-wrap: anywhere; }
  & .lead { max-width: 29em; margin: 14px 0 28px; }
  & .lead + a { max-width: 100%; white-space: normal; }
  & dl > div { display: grid; grid-template-columns: minmax(150px, max-content) minmax(0, 1fr); gap: 16px; align-items: baseline; padding: 14px 0; border-top: 1px solid rgb(255 255 255 / .2); }
  & dt { font-size: 2rem; font-weight: 800; letter-spacing: -.04em; font-variant-numeric: tabular-nums; }
  & dd { color: var(--c-on-board-2); }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { gap: 28px; margin-inline: -6px; padding: 32px 24px; & dl > div { grid-template-columns: minmax(116px, max-content) minmax(0, 1fr); } & dt { font-size: 1.625rem; } }
`)

const facts = (fastOrderLines: string) => [
  { figure: schoolsMessages.bill, text: schoolsMessages.billText },
  { figure: schoolsMessages.priceList, text: schoolsMessages.priceListText },
  { figure: fastOrderLines, text: schoolsMessages.linesText }
]

/** The shop's offer to schools and dealers. */
const Schools = ({ fastOrderLines }: Pick<PageData<'home'>, 'fastOrderLines'>) => (
  <section className="sec wrap">
    <div className={schoolsStyle()}>
      <div>
        <h2>{schoolsMessages.schools}</h2>
        <p className="lead">{schoolsMessages.schoolsText}</p>
        <Button variant="board" size="l" href={routePath('wholesale')}>
          {schoolsMessages.schoolsTerms}
        </Button>
      </div>
      <dl>
        {facts(fastOrderLines).map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

const promoTileStyle = style(`
  position: relative; display: grid; align-content: space-between; min-height: 340px; padding: 40px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone);
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  & > div { position: relative; z-index: 1; max-width: 21em; }
  & > div > p { margin-top: 10px; color: var(--c-ink-2); }
  & > .link { position: relative; z-index: 1; }
  & > img { position: absolute; right: -10px; bottom: -34px; width: 230px; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover > img { transform: translateY(-8px); }
  @media (max-width: 767px) { min-height: 300px; margin-inline: -6px; padding: 26px 24px; & > div { max-width: 17em; } & > img { right: -6px; bottom: -20px; width: 150px; } }
`)

/** A promotion: its words and the thing it is about. */
const PromoTile = ({ banner }: { readonly banner: Banner }) => (
  <a className={promoTileStyle()} data-cover={banner.cover} href={banner.link?.url ?? '/'}>
    <div>
      <h3 className="h2">{banner.title}</h3>
      <p>{banner.text}</p>
    </div>
    <span className="link">{banner.link?.text}</span>
    {banner.images[0] && (
      <ShopPicture picture={banner.images[0]} width={320} sizes="230px" alt="" />
    )}
  </a>
)

const homeStyle = style(`
  @media (scripting: enabled) {
    &[data-first] .sec ~ .sec, &[data-first] .sec ~ div .sec { content-visibility: auto; contain-intrinsic-block-size: auto 640px; }
  }
  & .facts { margin-top: 22px; }
  & .head { display: flex; align-items: flex-end; flex-wrap: wrap; gap: var(--s4) var(--s6); margin-bottom: clamp(18px, 2.2vw, 32px); }
  & .head > .link { line-height: 44px; }
  & .covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(10rem, 20% - 20px), 1fr)); gap: var(--gap); }
  & .covers > :first-child, & .covers > :nth-child(8) { grid-column: span 2; }
  & .covers > :first-child > img { right: 1%; bottom: -30%; width: 310px; }
  & .tiles { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); }
  & .brands { display: grid; grid-template-columns: repeat(6, 1fr); border-block: 1px solid var(--c-line); }
  & .brands a { display: grid; place-items: center; height: 120px; padding: 0 12px; color: var(--c-ink-2); font-size: 22px; font-weight: 700; letter-spacing: -.03em; text-align: center; }
  & .brands li + li { border-left: 1px solid var(--c-line); }
  & .brands a:hover { color: var(--c-pen); }
  & .reviews { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: clamp(32px, 5vw, 72px); }
  & .reviews .all { margin-top: 24px; }
  & .extracts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--gap); }
  & .collections { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(24px, 2.5vw, 36px) var(--gap); overflow-wrap: anywhere; }
  & .posts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(24px, 2.5vw, 36px) var(--gap); }
  @media (max-width: 1179px) {
    & .collections, & .covers { grid-template-columns: var(--pair); }
    & .reviews { grid-template-columns: minmax(0, 1fr); }
    & .covers > :first-child, & .covers > :nth-child(8) { grid-column: 1 / -1; }
    & .brands { grid-template-columns: repeat(3, 1fr); }
  }
  @media (max-width: 767px) {
    & .extracts, & .posts { grid-template-columns: minmax(0, 1fr); }
    & .covers { gap: 12px; }
    & .covers > :first-child > img { bottom: -18%; width: 190px; }
    & .tiles { grid-template-columns: 1fr; gap: 12px; }
    & .brands { grid-template-columns: var(--pair); }
    & .brands a { height: 92px; font-size: 19px; }
  }
`)

const SCHOOLS = 'schools'

const BLOCK = 'sec wrap'

const loadVoices = async () => (await import('./home-voices.tsx')).HomeVoices
const HomeVoices = nearIsland<ViewProps<PageData<'home'>, PageSections<'home'>>>({
  load: loadVoices,
  drawn: import.meta.env.SSR ? await loadVoices() : undefined
})

export const HomeScreen = ({
  data,
  sections: pageSections
}: ViewProps<PageData<'home'>, PageSections<'home'>>) => (
  <div className={homeStyle()} {...useTurns()}>
    <h1 className="vh">{homeMessages.heading(data.shopTitle)}</h1>
    <div className="wrap">
      <PageSection of={pageSections} name="banners" what={homeMessages.whatBanners}>
        {({ slides }) => <Slides slides={slides} />}
      </PageSection>
      <div className="facts">
        <Boundary>
          <Facts facts={[freeDelivery(data), ...(pageSections.facts ?? [])]} />
        </Boundary>
      </div>
    </div>
    <PageSection
      of={pageSections}
      name="sections"
      what={homeMessages.whatSections}
      className={BLOCK}
    >
      {sections => <Sections sections={sections} />}
    </PageSection>
    <PageSection of={pageSections} name="hits" what={homeMessages.whatHits} className={BLOCK}>
      {shelf => <Goods shelf={shelf} />}
    </PageSection>
    <PageSection
      of={pageSections}
      name="list"
      what={homeMessages.whatFirstGraderList}
      className={BLOCK}
    >
      {items => <FirstGraderList items={items} sign={data.currencySign} />}
    </PageSection>
    <PageSection of={pageSections} name="news" what={homeMessages.whatNew} className={BLOCK}>
      {shelf => <Goods shelf={shelf} />}
    </PageSection>
    <Boundary>{pageSections.banners && <Tiles tiles={pageSections.banners.tiles} />}</Boundary>
    <Schools {...data} />
    <PageSection of={pageSections} name="brands" what={homeMessages.whatBrands} className={BLOCK}>
      {brands => <Brands brands={brands} />}
    </PageSection>
    <HomeVoices data={data} sections={pageSections} />
    <Boundary fallback={null}>
      <div className="wrap">
        <WatchedPlace />
      </div>
    </Boundary>
  </div>
)

const Slides = ({ slides }: Pick<PageSections<'home'>['banners'], 'slides'>) => (
  <HeroSlider label={homeMessages.actions}>
    {slides.map((banner, place) => (
      <Slide key={banner.code} banner={banner} isFirst={place === 0} />
    ))}
  </HeroSlider>
)

const Sections = ({ sections }: Pick<PageSections<'home'>, 'sections'>) => (
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
const freeDelivery = ({ freeDeliveryFrom, nothing }: PageData<'home'>) => ({
  title: nothing,
  text: homeMessages.freeDelivery(freeDeliveryFrom)
})

const Goods = ({ shelf }: { readonly shelf: PageSections<'home'>['hits'] }) =>
  shelf.cards.length > 0 && (
    <section className="sec wrap">
      <CollectionShelf {...shelf} />
    </section>
  )

const Tiles = ({ tiles }: Pick<PageSections<'home'>['banners'], 'tiles'>) => (
  <section className="sec wrap tiles" aria-label={homeMessages.more}>
    {tiles
      .filter(({ code }) => code !== SCHOOLS)
      .map(banner => (
        <PromoTile key={banner.code} banner={banner} />
      ))}
  </section>
)

const Brands = ({ brands }: Pick<PageSections<'home'>, 'brands'>) => (
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
