import { pointsView } from '@vitrina/core/orders'
import { type KeyboardEvent, useContext, useMemo, useState } from 'react'
import { later } from '../../binding/later.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { useCheckout, useOrderForm } from '../checkout/checkout-context.tsx'
import { useField } from '../checkout/use-field.ts'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { pickupPointsStyle } from './pickup-points.styles.ts'
import { PointChoice } from './point-choice.tsx'
import { PointsMapContext } from './points-map-context.ts'

const PointCity = later(async () => (await import('./point-city.tsx')).PointCity)

const ERROR = 'delivery-point-error'

interface PickupPointsProps {
  type: 'pickupPoint' | 'store'
}

/** Enter in a field that only narrows the list is no order. */
function stay(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** Points and stores of the order's town as a list that can be searched. */
export function PickupPoints({ type }: PickupPointsProps) {
  const { form, send } = useOrderForm()
  const checkout = useCheckout(known => known)
  const { offers, town, townFailure } = checkout
  const [search, setSearch] = useState('')
  const { error } = useField('delivery-point')
  const map = useContext(PointsMapContext)
  // The map draws its marks anew for other points: not for every letter of the form.
  const { city, points, note } = useMemo(
    () => pointsView(checkout, search),
    [offers, town, townFailure, type, search]
  )

  const chosen = form.personalDelivery.deliveryPointCode
  const choose = (code: string) => send({ type: 'point.choose', code })

  return (
    <div className={pickupPointsStyle()} data-map={map !== undefined || undefined}>
      {error && (
        <p className="error" id={ERROR} role="alert">
          {error}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter of its fields from the form. */}
      <div className="ask" onKeyDown={stay}>
        <div>
          <City city={city} />
        </div>
        <TextField
          label={deliveryChoiceMessages.search}
          name="pointSearch"
          type="search"
          autoComplete="off"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </div>
      <div
        className="list"
        role="radiogroup"
        aria-label={type === 'store' ? deliveryChoiceMessages.shop : deliveryChoiceMessages.point}
        aria-invalid={error !== undefined}
        aria-describedby={error && ERROR}
      >
        {points.map((point, index) => (
          <PointChoice
            key={point.code}
            id={index === 0 ? 'delivery-point' : undefined}
            point={point}
            isChosen={chosen === point.code}
            onChoose={() => choose(point.code)}
          />
        ))}
        {note !== '' && (
          <p className="none" role="status">
            {note}
          </p>
        )}
      </div>
      {map && <div className="map">{map({ city, points, chosen, onChoose: choose })}</div>}
    </div>
  )
}

/** The town whose points are listed, and the way to another one. */
function City({ city }: { city: string }) {
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) return <PointCity city={city} onChosen={() => setChoosing(false)} />
  return (
    <p className="city">
      <span>{city}</span>
      <button type="button" className="link sm" onClick={() => setChoosing(true)}>
        {deliveryChoiceMessages.otherCity}
      </button>
    </p>
  )
}
