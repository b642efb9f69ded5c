import { Gallery } from '../src/kit/gallery/gallery.tsx'
import { NoImage, Picture } from '../src/kit/picture/picture.tsx'
import { Tile } from '../src/kit/tile/tile.tsx'
import { HeroSlider } from '../src/viewer/hero-slider.tsx'
import { Shelf } from '../src/viewer/shelf.tsx'
import { Sample } from './sample.tsx'

const COVERS = ['rose', 'mint', 'sky', 'lemon', 'stone', 'cells'] as const
const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Ccircle cx="4.5" cy="4.5" r="3" fill="royalblue"/%3E%3C/svg%3E'

const drawn = (alt: string) => <Picture src={DRAWN} alt={alt} width={240} height={240} />

/** What is looked at. */
export const Pictures = () => (
  <>
    <Sample of="tile" variant="columns">
      {COVERS.map(cover => (
        <Tile key={cover} cover={cover} shape="square" art>
          {drawn(cover)}
        </Tile>
      ))}
      <Tile cover="stone" shape="square" art gone>
        {drawn('Нет в наличии')}
      </Tile>
    </Sample>
    <Sample of="picture">
      {drawn('Круг')}
      <Picture src="data:image/png,broken" alt="Не пришла" width={240} height={240} />
      <NoImage alt="Без картинки" width={240} height={240} />
      <NoImage alt="Без маленькой картинки" width={56} height={56} />
    </Sample>
    <Sample of="gallery" variant="columns">
      <Gallery
        label="Фото товара"
        items={['Спереди', 'Сзади', 'Деталь'].map(name => ({
          ...{ key: name, name, picture: drawn(name), thumb: drawn('') }
        }))}
        onZoom={() => undefined}
      />
    </Sample>
    <Sample of="slider" variant="rows">
      <HeroSlider label="Акции">
        {COVERS.slice(0, 3).map(cover => (
          <Tile key={cover} cover={cover} shape="wide">
            <h3>{cover}</h3>
          </Tile>
        ))}
      </HeroSlider>
      <Shelf title="Полка" link={{ href: '#main', title: 'Смотреть все' }}>
        {COVERS.map(cover => (
          <Tile key={cover} cover={cover} shape="square" art>
            {drawn(cover)}
          </Tile>
        ))}
      </Shelf>
    </Sample>
  </>
)
