import { isDrawn } from '../drawings/art-name.ts'
import type { DemoGroup, DemoPicture, DemoReview } from './catalogue-shapes.ts'
import type { ProductPlan } from './product-plans.ts'
import { Random } from './random.ts'
import { REVIEW_AUTHORS, REVIEW_ENDINGS, SHOP_REPLIES, SHOP_THANKS } from './review-people.ts'
import { reviewWords } from './review-words.ts'
import { daysBefore } from './times.ts'

const RANDOM_START = 1_000_003
const ENDING_SHARE = 0.45
const PICTURE_SHARE = 0.3
const REPLY_SHARE = 0.6
const THANKS_SHARE = 0.06
const FIT_SHARE = 0.8
const POSES = [
  { rotate: -8, scale: 66 },
  { rotate: 6, scale: 92 },
  { rotate: 0, scale: 112 }
] as const
/** Own drawings stand in their sheet with the air around them. */
const AIR = 1.3
const COVERS = ['rose', 'sky', 'mint', 'lemon', 'stone'] as const

interface Reviewed {
  readonly plan: ProductPlan
  /** Stars of the reviews, in any order. */
  readonly rates: readonly number[]
  readonly ageDays: number
  readonly groups: readonly DemoGroup[]
  readonly pictures: readonly DemoPicture[]
}

/** One review for every rate that has words left to say; no two of them say the same. */
export function createReviews(product: Reviewed): readonly DemoReview[] {
  const random = new Random(product.plan.id + RANDOM_START)
  const { praise, reserve, grumble } = reviewWords(product.plan.type.code)
  const piles = [shuffle(praise, random), shuffle(reserve, random), shuffle(grumble, random)]
  const authors = shuffle(REVIEW_AUTHORS, random)
  return product.rates.flatMap((rate, nth) => {
    const words = piles[Math.min(5 - rate, 2)]?.pop()
    const author = authors[nth % authors.length]
    if (words === undefined || author === undefined) return []
    return [createReview(product, { author, rate, words, random })]
  })
}

interface Saying {
  readonly author: string
  readonly rate: number
  readonly words: string
  readonly random: Random
}

function createReview(
  { ageDays, groups, pictures }: Reviewed,
  { author, rate, words, random }: Saying
): DemoReview {
  const { color, size } = random.pick(groups)
  const hasEnding = rate > 3 && random.chance(ENDING_SHARE)
  const taken = pictures.filter(({ art }) => !/:(?:detail|measured|film)/.test(art))
  const ofColor = taken.filter(each => each.color === color?.code)
  const picture = random.chance(PICTURE_SHARE)
    ? random.pick(ofColor.length > 0 ? ofColor : taken)
    : undefined
  return {
    author,
    rate,
    text: hasEnding ? `${words} ${random.pick(REVIEW_ENDINGS)}` : words,
    variant: [color?.title, size?.title].filter(part => part !== undefined).join(', '),
    size: size?.title ?? '',
    createdAt: daysBefore(random.integer(0, Math.max(0, ageDays - 2)), random.integer(0, 600)),
    pictures: picture ? shotsOf(picture, author, random) : [],
    ...(size && random.chance(FIT_SHARE) && { fit: fitOf(words) }),
    ...replyTo(rate, random)
  }
}

function replyTo(rate: number, random: Random): Pick<DemoReview, 'answer'> {
  if (!random.chance(rate < 4 ? REPLY_SHARE : THANKS_SHARE)) return {}
  return { answer: random.pick(rate < 4 ? SHOP_REPLIES : SHOP_THANKS) }
}

/** What the words say of the size is what the review says of it. */
function fitOf(words: string): NonNullable<DemoReview['fit']> {
  if (/маломер|узковат|тесн|на размер больше|с запасом/i.test(words)) return 'small'
  return /длинн|широковат|великоват|вытянул/i.test(words) ? 'large' : 'true'
}

const shotsOf = (picture: DemoPicture, author: string, random: Random): DemoPicture[] =>
  POSES.slice(0, random.integer(1, POSES.length)).map((pose, nth) => ({
    ...picture,
    ...pose,
    scale: isDrawn(picture.art) ? Math.round(pose.scale * AIR) : pose.scale,
    cover: COVERS[(nth + random.integer(0, 4)) % COVERS.length] ?? 'stone',
    alt: `Фото к отзыву: ${author}`
  }))

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.integer(0, left.length - 1), 1))
}
