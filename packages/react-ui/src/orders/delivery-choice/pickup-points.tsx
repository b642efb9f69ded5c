import type { DeliveryPoint } from '@vitrina/core/entities'
import { pointsView, pointTerm } from '@vitrina/core/orders'
import { type KeyboardEvent, useContext, useMemo, useState } from 'react'
import { later } from '../../binding/later.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { style } from '../../theme/style.ts'
import { useCheckout, useOrderForm, useTerms } from '../checkout/checkout-context.tsx'
import { useField } from '../checkout/use-field.ts'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { PointsMapContext } from './points-map-context.ts'

interface PointChoiceProps {
  id: string | undefined
  point: DeliveryPoint
  isChosen: boolean
  onChoose: () => void
}

function PointChoice({ id, point, isChosen, onChoose }: PointChoiceProps) {
  const { price, day } = pointTerm(point, useTerms())
  return (
    <label>
      <input
        id={id}
        type="radio"
        name="deliveryPoint"
        value={point.code}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="point">
        <span className="dot" />
        <span className="words">
          <b>{point.address}</b>
          <span>{[point.title, point.note].filter(Boolean).join(', ')}</span>
          <span>{point.hours}</span>
        </span>
        <span className="cost">
          <span>{price}</span>
          {day && <small>{day}</small>}
        </span>
      </span>
    </label>
  )
}

const pickupPointsStyle = style(`
  margin-top: 16px; border-radius: var(--r-l); box-shadow: inset 0 0 0 1.5px var(--c-line);
  & > .ask { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; padding: 16px 16px 0; }
  & .city { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; min-height: 52px; margin-top: 26px; font-weight: 600; }
  & .list { max-height: 480px; padding: 12px; overflow: auto; overscroll-behavior: contain; }
  & .list > label { position: relative; display: block; cursor: pointer; }
  & .list input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > .map { --map-height: 320px; min-height: 344px; padding: 12px; }
  @media (min-width: 1180px) {
    &[data-map] { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto auto minmax(0, 1fr); }
    &[data-map] > :not(.map) { grid-column: 1; }
    &[data-map] > .ask { grid-template-columns: minmax(0, 1fr); }
    &[data-map] .city { margin-top: 0; }
    &[data-map] > .list { max-height: 348px; }
    & > .map { --map-height: 480px; grid-area: 1 / 2 / span 3; min-height: 504px; }
  }
  & .point { display: flex; gap: 12px; padding: 12px 10px; border-radius: var(--r-m); line-height: 1.35; }
  & .point > .words { flex: 1; min-width: 0; }
  & .point b { display: block; font-weight: 600; font-size: min(1rem, max(16px, 5vw)); }
  & .point > .words > span { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .point > .cost { font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
  & .point > .cost > small { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 400; }
  & .dot { width: 24px; height: 24px; flex: none; border: 1.5px solid var(--c-line-2); border-radius: 50%; background: var(--c-sheet); }
  & label:hover > .point { background: var(--c-desk); }
  & input:checked + .point { background: var(--c-pen-soft); }
  & input:checked + .point > .dot { border: 7px solid var(--c-pen); }
  & input:focus-visible + .point { outline: 3px solid var(--c-focus); outline-offset: -3px; }
  & .none { padding: 20px 10px; color: var(--c-ink-2); }
  & > .error { margin: 0; padding: 16px 16px 0; }
  @media (max-width: 767px) { & > .ask { grid-template-columns: minmax(0, 1fr); } & .city { margin-top: 0; } & .list { max-height: none; } & .point { flex-wrap: wrap; gap: 4px 12px; } & .point > .cost { flex-basis: 100%; padding-left: 36px; text-align: left; } & .point > .cost > small { display: inline; margin-left: 10px; } }
`)

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
  const checkout = useCheckout(state => state)
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
