import type { Picture } from '../../entities/picture.ts'
import type { ProductCard } from '../../entities/product.ts'
import type { Widget, WidgetItem } from '../../entities/widget.ts'
import { routePath } from '../../routes/route-path.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { certificateMessages as messages } from './certificate.messages.ts'

type Cover = Picture['cover']

/** The widget that holds the certificates of a shop. */
export const CERTIFICATES_WIDGET = 'certificates'

/** A certificate as editors wrote it. */
export interface CertificateCard {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly text: string
  readonly cover: Cover
  readonly pictures: readonly Picture[]
}

/** What a certificate is sold for. */
export interface CertificateOffer {
  /** «От 500 ₽ до 3 000 ₽»; '' where nothing is sold. */
  readonly range: string
  readonly sums: readonly CertificateSum[]
}

export interface CertificateSum {
  readonly groupId: number
  /** «3 000 ₽» */
  readonly title: string
}

const covers: readonly Cover[] = ['rose', 'mint', 'sky', 'lemon', 'stone']

export const certificateCard = (item: WidgetItem): CertificateCard => ({
  id: item.id,
  href: routePath('certificates-id', { id: String(item.id) }),
  title: item.title,
  text: item.text,
  cover: covers.find(cover => cover === item.class),
  pictures: item.images
})

/** `sold` are the virtual goods: a sum that nobody sells is not offered. */
export function certificateOffer(
  item: Pick<WidgetItem, 'amounts'>,
  sold: readonly ProductCard[],
  rules: PriceRules
): CertificateOffer {
  const sums = sumsOf(item, sold, rules)
  return { range: rangeOf(sums[0]?.title ?? '', sums.at(-1)?.title ?? ''), sums }
}

const rangeOf = (least: string, most: string) =>
  least === most ? least : messages.range(least, most)

/** The item of a widget that an address names. */
export const findCertificate = ({ items }: Widget, id: string): WidgetItem | undefined =>
  items.find(item => String(item.id) === id)

const sumsOf = (
  { amounts }: Pick<WidgetItem, 'amounts'>,
  sold: readonly ProductCard[],
  rules: PriceRules
): readonly CertificateSum[] =>
  amounts.flatMap(amount => {
    const product = sold.find(
      ({ cardPrices }) => cardPrice(cardPrices, rules.priceRole).value === amount
    )
    const groupId = product?.groups[0]?.id
    return groupId === undefined ? [] : [{ groupId, title: showPrice(amount, rules) }]
  })
