import type { DeliveryPoint } from '@vitrina/core/entities'
import { pointTerm } from '@vitrina/core/orders'

import { useTerms } from '../checkout/checkout-context.tsx'

interface PointChoiceProps {
  id: string | undefined
  point: DeliveryPoint
  isChosen: boolean
  onChoose: () => void
}

export function PointChoice({ id, point, isChosen, onChoose }: PointChoiceProps) {
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
