import { mapMessages } from '@vitrina/core/catalog'
import { useState } from 'react'

import { MapFrame } from '../../src/catalog/places-map/map-frame.tsx'
import { ShareMenu } from '../../src/catalog/share-menu/share-menu.tsx'
import { FilmMark } from '../../src/catalog/shop-picture/film-mark.tsx'
import { ShopPicture } from '../../src/catalog/shop-picture/shop-picture.tsx'
import { Button } from '../../src/kit/button/button.tsx'
import { Tile } from '../../src/kit/tile/tile.tsx'
import { style } from '../../src/theme/style.ts'
import { HeroSlider } from '../../src/viewer/hero-slider.tsx'
import { type HashAddress, Lightbox } from '../../src/viewer/lightbox.tsx'
import { Sample, State } from '../sample.tsx'
import { rucksackPictures } from './goods-pictures.ts'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store } = await openSampleShop('guest')
const [front, back] = rucksackPictures

/** A sample has no address of its own to write the slide into. */
const address: HashAddress = { write: () => undefined, follow: () => () => undefined }

/** The menu opens to the left. */
const atEndStyle = style(`display: flex; justify-content: flex-end;`)

const slideStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; min-height: 300px; padding: 24px 64px 72px; background: var(--cover-sky); color: var(--c-heading);
  &[data-second] { background: var(--cover-rose); }
  & > h3 { font-size: var(--fs-h3); }
  & > picture, & > img { justify-self: end; }
  @media (max-width: 767px) { padding: 20px 24px 60px; }
`)

/** What is looked at, and where it is sent on to. */
export const ShopPictures = () => (
  <InShop store={store}>
    <Sample of="shop-picture" variant="columns">
      <State name="Из службы картинок">
        <ShopPicture picture={front} width={160} />
      </State>
      <State name="Обложка фильма">
        <Tile cover={back?.cover} shape="thumb" art>
          <ShopPicture picture={back} width={160} />
          <FilmMark />
        </Tile>
      </State>
      <State name="Картинки нет">
        <ShopPicture picture={undefined} width={160} alt="Глобус школьный" />
      </State>
    </Sample>
    <Sample of="hero-slider" variant="rows">
      <HeroSlider label="Акции">
        <div className={slideStyle()}>
          <h3>Рюкзаки со скидкой до конца недели</h3>
          <ShopPicture picture={front} width={320} alt="" />
        </div>
        <div className={slideStyle()} data-second>
          <h3>Новые спинки: держат осанку</h3>
          <ShopPicture picture={back} width={320} alt="" />
        </div>
      </HeroSlider>
    </Sample>
    <Photos />
    <Sample of="share-menu" variant="rows" tall>
      <div className={atEndStyle()}>
        <ShareMenu
          url="https://shop.example/catalog/ryukzaki/detail/ryukzak-kometa"
          title="Рюкзак «Комета»"
          hintSide="left"
        />
      </div>
    </Sample>
    <Sample of="places-map" variant="rows">
      <State name="Карта загружается">
        <MapFrame word={<p role="status">{mapMessages.waiting}</p>} />
      </State>
      <State name="Карта не загрузилась">
        <MapFrame
          word={
            <>
              <p role="status">{mapMessages.failed}</p>
              <Button variant="line">{mapMessages.retry}</Button>
            </>
          }
        />
      </State>
    </Sample>
  </InShop>
)

function Photos() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sample of="lightbox" tall>
      <Button variant="line" onClick={() => setOpen(true)}>
        Открыть фото рюкзака
      </Button>
      {isOpen && (
        <Lightbox
          {...{ slug: 'foto', files: rucksackPictures, start: 0, address }}
          label="Фото рюкзака"
          onClose={() => setOpen(false)}
        />
      )}
    </Sample>
  )
}
