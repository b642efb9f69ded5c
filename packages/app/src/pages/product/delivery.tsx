import type { DeliveryFact } from '@vitrina/core/product'
import { Icon, type IconName } from '@vitrina/react-ui'

const icons: Record<DeliveryFact['kind'], IconName> = {
  courier: 'truck-delivery',
  pickupPoint: 'map-pin',
  store: 'building-store'
}

/** How the product gets to its buyer, and back. */
export const Delivery = ({ facts }: { readonly facts: readonly DeliveryFact[] }) => (
  <ul className="delivery" aria-label="Доставка">
    {facts.map(({ kind, title, note, price }) => (
      <li key={title}>
        <Icon name={icons[kind]} />
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        <b className="num">{price}</b>
      </li>
    ))}
    <li>
      <Icon name="refresh" />
      <span>
        <b>Обмен и возврат</b>
        <small>30 дней на обмен размера</small>
      </span>
      <a className="link" href="/refund">
        Условия
      </a>
    </li>
  </ul>
)
