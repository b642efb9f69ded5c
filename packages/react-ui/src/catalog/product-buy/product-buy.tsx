import { routePath } from '@vitrina/core'
import { quantityOf } from '@vitrina/core/basket'
import {
  type Choice,
  type PurchaseView,
  purchaseView,
  type ShownGroup
} from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import { isSignedIn } from '@vitrina/core/session'
import { useBasket, useSession } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { Price } from '../../kit/price/price.tsx'
import { style } from '../../theme/style.ts'
import { addToBasketMessages } from '../add-to-basket/add-to-basket.messages.ts'
import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { oneClickMessages } from '../one-click/one-click.messages.ts'
import { OneClick } from '../one-click/one-click.tsx'
import type { AskedSize } from '../product-choice/use-asked-size.ts'
import { restockFormMessages } from '../restock-form/restock-form.messages.ts'
import { productBuyMessages } from './product-buy.messages.ts'

interface AskSizeProps {
  readonly asked: AskedSize
  /** What is bought, for those who do not see it. */
  readonly title: string
}

/** «В корзину» while no size is chosen: it asks for one. */
export const AskSize = ({ asked, title }: AskSizeProps) => (
  <Button
    size="l"
    wide
    href={`#${asked.id}`}
    aria-label={addToBasketMessages.addNamed(title)}
    onClick={asked.ask}
  >
    {addToBasketMessages.add}
  </Button>
)

/** Every way to buy while no size is chosen, or to a letter when all of them are sold out. */
const AskedPurchase = ({ isGone, ...ask }: AskSizeProps & { readonly isGone: boolean }) =>
  isGone ? (
    <Button
      id="restock"
      variant="grey"
      size="l"
      wide
      href={`#${ask.asked.id}`}
      onClick={ask.asked.ask}
    >
      {restockFormMessages.submit}
    </Button>
  ) : (
    <div className="act">
      <AskSize {...ask} />
      <Button variant="line" size="l" href={`#${ask.asked.id}`} onClick={ask.asked.ask}>
        {oneClickMessages.buy}
      </Button>
    </div>
  )

const productBuyStyle = style(`
  margin-top: 28px; padding-top: 26px; border-top: 1px solid var(--c-line);
  & > .schools { display: grid; gap: 2px; margin-top: 18px; padding: 14px 18px; border-radius: var(--r-m); background: var(--c-green-soft); }
  & > .schools > b { display: flex; align-items: center; gap: 10px; color: var(--c-green); font-weight: 600; }
  & > .schools > span { padding-left: 30px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & > .tiers { margin-top: 18px; border-radius: var(--r-m); background: var(--c-green-soft); font-variant-numeric: tabular-nums; }
  & > .tiers th { padding: 10px 18px 2px; color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 400; text-align: left; }
  & > .tiers td { padding: 4px 18px; }
  & > .tiers tr:last-child td { padding-bottom: 12px; }
  & > .tiers th + th { text-align: right; }
  & > .tiers td + td { text-align: right; }
  & > .tiers [data-current] { color: var(--c-green); font-weight: 700; }
  & > .act { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 18px; }
  & > .stock { display: flex; align-items: center; gap: 8px; margin-top: 12px; color: var(--c-green); font-size: var(--fs-sm); font-weight: 500; }
  & > .stock::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  & > .stock[data-few] { color: var(--c-amber); }
`)

interface ProductBuyProps {
  shown: ShownGroup
  group: Choice['group']
  /** Leads to the sizes while none is chosen. */
  asked: AskedSize
  /** Whose purchase it is, for those who do not see it. */
  title: string
  /** Of the chosen colour. */
  picture?: Picture | undefined
  /** What the purchase brings, and why it costs so. */
  reasons?: Elements
  /** In place of the purchase of what is sold out: few choices need it. */
  whenGone: Elements
}

/**
 * Shows the price of the chosen colour and size, its stock and the ways to buy it: the basket and
 * one click. `shown` and `group` come from `readChoice`; without a size its buttons lead to the
 * sizes by `asked`, and `whenGone` stands there when all is sold.
 */
export function ProductBuy(props: ProductBuyProps) {
  const { shown, reasons } = props
  const count = useBasket(basket => (shown.id === undefined ? 0 : quantityOf(basket, shown.id)))
  const purchase = purchaseView(shown, count)
  return (
    <div className={productBuyStyle()}>
      <Price
        size="l"
        current={purchase.price}
        old={purchase.oldPrice}
        discount={purchase.discount}
        muted={purchase.isGone}
      />
      {reasons}
      {purchase.tiers.length > 0 && <Tiers tiers={purchase.tiers} />}
      <SchoolsNote />
      <Act {...props} purchase={purchase} />
      <p className="stock" role="status" data-few={purchase.isFew || undefined}>
        {purchase.stock}
      </p>
    </div>
  )
}

interface ActProps extends ProductBuyProps {
  readonly purchase: PurchaseView
}

function Act({ group, asked, title, picture, whenGone, purchase }: ActProps) {
  const { isGone, pieces } = purchase
  if (group === undefined) return <AskedPurchase asked={asked} title={title} isGone={isGone} />
  if (isGone) return whenGone
  return (
    <div className="act">
      <AddToBasket groupId={group.id} max={group.remnants} title={title} size="l" />
      <OneClick group={group} title={title} picture={picture} count={pieces} />
    </div>
  )
}

const Tiers = ({ tiers }: Pick<PurchaseView, 'tiers'>) => (
  <table className="tiers">
    <thead>
      <tr>
        <th scope="col">{productBuyMessages.quantity}</th>
        <th scope="col">{productBuyMessages.apiece}</th>
      </tr>
    </thead>
    <tbody>
      {tiers.map(tier => (
        <tr key={tier.limit} data-current={tier.isReached || undefined}>
          <td>{tier.words}</td>
          <td>{tier.price}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Wholesale prices are shown to their own roles only; guests learn how to see them. */
function SchoolsNote() {
  if (useSession(isSignedIn)) return null
  return (
    <p className="schools">
      <b>
        <Icon name="school" size="s" />
        <span>{productBuyMessages.forSchools}</span>
      </b>
      <span>
        <span>{`${productBuyMessages.ownPriceAfter} `}</span>
        <a className="link" href={routePath('user-signin')}>
          {productBuyMessages.signIn}
        </a>
      </span>
    </p>
  )
}
