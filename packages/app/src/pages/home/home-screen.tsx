import { routePath } from '@vitrina/core'
import { type CardView } from '@vitrina/core/product'
import { Facts, HeroSlider, Part } from '@vitrina/react-ui'

import { CategoryCover } from '../../category-cover/category-cover.tsx'
import { CollectionShelf } from '../../collection-shelf/collection-shelf.tsx'
import { WatchedShelf } from '../../watched/watched-shelf.tsx'
import { FirstGraderList } from './first-grader-list.tsx'
import type { HomeData } from './home.loader.ts'
import { homeStyle } from './home-screen.styles.ts'
import { PromoTile } from './promo-tile.tsx'
import { Schools } from './schools.tsx'
import { Slide } from './slide.tsx'

const SCHOOLS = 'schools'
const NEW_FIRST = `${routePath('search')}?sort=new`

export const HomeScreen = ({ data }: { readonly data: HomeData }) => (
  <div className={homeStyle()}>
    <h1 className="vh">{`${data.shopTitle}: школьная форма, рюкзаки и канцелярия`}</h1>
    <div className="wrap">
      <Part>
        <Slides slides={data.slides} />
      </Part>
      <div className="facts">
        <Facts facts={factsOf(data)} />
      </div>
    </div>
    <Part>
      <Sections sections={data.sections} />
    </Part>
    <Part>
      <Cards title="Хиты недели" cards={data.hits} link={routePath('search')} />
    </Part>
    <Part>
      <FirstGraderList items={data.list} sign={data.currencySign} />
    </Part>
    <Part>
      <Cards title="Новое на полках" cards={data.news} link={NEW_FIRST} />
    </Part>
    <Part>
      <Tiles data={data} />
    </Part>
    <Schools />
    <Part>
      <Brands brands={data.brands} />
    </Part>
    <Part fallback={null}>
      <div className="wrap">
        <WatchedShelf />
      </div>
    </Part>
  </div>
)

const Slides = ({ slides }: Pick<HomeData, 'slides'>) => (
  <HeroSlider label="Акции">
    {slides.map((banner, place) => (
      <Slide key={banner.code} banner={banner} isFirst={place === 0} />
    ))}
  </HeroSlider>
)

const Sections = ({ sections }: Pick<HomeData, 'sections'>) => (
  <section className="sec wrap">
    <div className="head">
      <h2>Что ищем?</h2>
      <a className="link" href={routePath('catalog')}>
        Весь каталог
      </a>
    </div>
    <div className="covers">
      {sections.map(category => (
        <CategoryCover key={category.id} category={category} level={3} />
      ))}
    </div>
  </section>
)

const factsOf = ({ freeDeliveryFrom }: HomeData) => [
  { title: 'Завтра', text: 'привезём по городу' },
  { title: '0 ₽', text: `доставка от ${freeDeliveryFrom}` },
  { title: '30 дней', text: 'на обмен размера' },
  { title: 'Чек', text: 'придёт на почту сразу' }
]

interface CardsProps {
  readonly title: string
  readonly cards: readonly CardView[]
  readonly link: string
}

const Cards = ({ link, ...shown }: CardsProps) =>
  shown.cards.length > 0 && (
    <section className="sec wrap">
      <CollectionShelf {...shown} href={link} />
    </section>
  )

const Tiles = ({ data }: { readonly data: HomeData }) => (
  <section className="sec wrap tiles" aria-label="Ещё от магазина">
    {data.tiles
      .filter(({ code }) => code !== SCHOOLS)
      .map(banner => (
        <PromoTile key={banner.code} banner={banner} />
      ))}
  </section>
)

const Brands = ({ brands }: Pick<HomeData, 'brands'>) => (
  <section className="sec wrap">
    <div className="head">
      <h2>Бренды</h2>
      <a className="link" href={routePath('brands')}>
        Все бренды
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
