import { routePath } from '@vitrina/core'
import type { DeliveryFact } from '@vitrina/core/catalog'
import { TOWN_MAX } from '@vitrina/core/entities'
import type { PageSections } from '@vitrina/core/pages'
import { Button, Icon, type IconName, style, TextField } from '@vitrina/react-ui'
import { BackField } from '../../binding/back-field.tsx'
import { productPageMessages } from './product-page.messages.ts'

const townChoiceStyle = style(`
  & > summary { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; min-height: 48px; cursor: pointer; }
  & > summary > .link { margin-left: auto; font-size: var(--fs-sm); }
  & > form { display: flex; align-items: end; gap: 10px; padding: 4px 0 16px; }
  & > form > :first-child { flex: 1; min-width: 0; }
  & > form > button { flex: none; width: auto; }
`)

/** Where it is sent: kept for the next time, and days and prices come anew with it. */
const TownChoice = ({ town }: { readonly town: string | undefined }) => (
  <details className={townChoiceStyle()}>
    <summary>
      <Icon name="map-pin" size="s" />
      <span>
        {town === undefined ? productPageMessages.whereTo : `${productPageMessages.deliveryTo} `}
      </span>
      {town !== undefined && <b>{town}</b>}
      <span className="link">
        {town === undefined ? productPageMessages.setTown : productPageMessages.otherTown}
      </span>
    </summary>
    <form method="post" action="/preferences">
      <TextField
        label={productPageMessages.town}
        name="town"
        required
        maxLength={TOWN_MAX}
        autoComplete="address-level2"
      />
      <BackField />
      <Button type="submit" variant="line">
        {productPageMessages.show}
      </Button>
    </form>
  </details>
)

const icons: Record<DeliveryFact['kind'], IconName> = {
  courier: 'truck-delivery',
  pickupPoint: 'map-pin',
  store: 'building-store'
}

type DeliveryProps = PageSections<'product'>['delivery'] & {
  /** Nothing is there to be brought: no day can be named. */
  readonly isGone: boolean
}

/** How and when the product gets to its buyer, and back. */
export const Delivery = ({ town, facts, isGone }: DeliveryProps) => (
  <div className="delivery">
    <TownChoice town={town} />
    <ul aria-label={productPageMessages.delivery}>
      {facts.map(({ kind, title, note, price, day }) => (
        <li key={title}>
          <Icon name={icons[kind]} />
          <span>
            <b>{day === undefined || isGone ? title : `${title}, ${day}`}</b>
            <small>{note}</small>
          </span>
          <b className="num">{price}</b>
        </li>
      ))}
      <li>
        <Icon name="refresh" />
        <span>
          <b>{productPageMessages.exchange}</b>
          <small>{productPageMessages.exchangeTerm}</small>
        </span>
        <a className="link" href={routePath('refund')}>
          {productPageMessages.terms}
        </a>
      </li>
    </ul>
  </div>
)
