import { Characteristics, Facts } from '../src/kit/facts/facts.tsx'
import { Price } from '../src/kit/price/price.tsx'
import { Rating, Stars } from '../src/kit/rating/rating.tsx'
import { Skeleton } from '../src/kit/skeleton/skeleton.tsx'
import { Badge, BonusMark, Status, Tag } from '../src/kit/tag/tag.tsx'
import { Zip } from '../src/kit/zip/zip.tsx'
import { Sample } from './sample.tsx'

const TAGS = ['ink', 'sale', 'hit', 'new', 'board', 'soft'] as const
const STATUSES = ['quiet', 'waiting', 'going', 'good', 'bad'] as const
const SIZES = ['s', 'm', 'l'] as const
const SHAPES = ['tile', 'price', 'title', 'line', 'button'] as const

/** What is only read. */
export const Marks = () => (
  <>
    <Sample of="price">
      {SIZES.map(size => (
        <Price key={size} size={size} current="2 690 ₽" old="3 290 ₽" discount="−18 %" />
      ))}
      <Price current="149 ₽" />
      <Price current="149 ₽" muted />
    </Sample>
    <Sample of="tag">
      {TAGS.map(tone => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      {STATUSES.map(tone => (
        <Status key={tone} tone={tone}>
          {tone}
        </Status>
      ))}
      <BonusMark>+26</BonusMark>
      <BonusMark size="l">+260</BonusMark>
      <BonusMark off>0</BonusMark>
      <Badge>{5}</Badge>
    </Sample>
    <Sample of="rating">
      <Rating value="4,8" />
      <Stars value={3} />
      <Stars value={5} />
    </Sample>
    <Sample of="facts" variant="rows">
      <Facts
        facts={[
          { title: 'Завтра', text: 'привезём по городу' },
          { title: '30 дней', text: 'на обмен размера' }
        ]}
      />
      <Characteristics
        rows={[
          { name: 'Состав', value: 'хлопок 95 %, эластан 5 %' },
          { name: 'Страна', value: 'Россия' }
        ]}
      />
    </Sample>
    <Sample of="zip" variant="columns">
      <Zip value={0} label="До бесплатной доставки 5 000 ₽" />
      <Zip value={0.6} label="До бесплатной доставки 2 000 ₽" />
      <Zip value={1} label="Доставка бесплатна" />
    </Sample>
    <Sample of="skeleton" variant="columns">
      {SHAPES.map(shape => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Sample>
  </>
)
