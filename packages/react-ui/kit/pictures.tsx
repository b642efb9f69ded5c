import { Gallery } from '../src/kit/gallery/gallery.tsx'
import { NoImage, Picture } from '../src/kit/picture/picture.tsx'
import { Tile } from '../src/kit/tile/tile.tsx'
import { HeroSlider } from '../src/viewer/hero-slider.tsx'
import { Shelf } from '../src/viewer/shelf.tsx'
import { Sample } from './sample.tsx'

const COVERS = ['rose', 'mint', 'sky', 'lemon', 'stone', 'cells'] as const
const GOODS = [
  { file: 'rucksack-blue', name: 'Рюкзак, синий' },
  { file: 'rucksack-back', name: 'Рюкзак, спинка' },
  { file: 'rucksack-detail', name: 'Рюкзак, молния' },
  { file: 'rucksack-red', name: 'Рюкзак, красный' },
  { file: 'pencil-case-blue', name: 'Пенал' },
  { file: 'pinafore', name: 'Сарафан' }
] as const

const drawn = (file: (typeof GOODS)[number]['file'], alt: string) => (
  <Picture src={`goods/image-minifier/v1/${file}.webp`} alt={alt} width={240} height={240} />
)

const tiles = GOODS.map(({ file, name }, place) => (
  <Tile key={file} cover={COVERS[place]} shape="square" art>
    {drawn(file, name)}
  </Tile>
))

/** What is looked at. */
export const Pictures = () => (
  <>
    <Sample of="tile" variant="columns">
      {tiles}
      <Tile cover="stone" shape="square" art gone>
        {drawn('pencil-case-blue', 'Пенал, нет в наличии')}
      </Tile>
    </Sample>
    <Sample of="picture">
      {drawn('rucksack-blue', 'Рюкзак')}
      <Picture src="data:image/png,broken" alt="Не пришла" width={240} height={240} />
      <NoImage alt="Без картинки" width={240} height={240} />
      <NoImage alt="Без маленькой картинки" width={56} height={56} />
    </Sample>
    <Sample of="gallery" variant="columns">
      <Gallery
        label="Фото товара"
        items={GOODS.slice(0, 4).map(({ file, name }, place) => ({
          ...{ key: file, name, thumb: drawn(file, '') },
          picture: (
            <Tile cover={COVERS[place]} shape="main" art>
              {drawn(file, name)}
            </Tile>
          )
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
        {tiles}
      </Shelf>
    </Sample>
  </>
)
