import { routePath } from '@vitrina/core'
import type { DeliveryFact } from '@vitrina/core/catalog'
import { Icon, type IconName } from '@vitrina/react-ui'

import type { DeliveryView } from './product.loader.ts'
import { productPageMessages } from './product-page.messages.ts'
import { TownChoice } from './town-choice.tsx'

const icons: Record<DeliveryFact['kind'], IconName> = {
  courier: 'truck-delivery',
  pickupPoint: 'map-pin',
  store: 'building-store'
}

interface DeliveryProps extends DeliveryView {
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
