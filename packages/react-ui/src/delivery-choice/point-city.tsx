import type { DeliveryPoint, SuggestionOption } from '@vitrina/core/entities'
import { citySuggestions, suggestionsMessages } from '@vitrina/core/suggestions'
import { useState } from 'react'

import { PlaceCombobox } from '../address-field/place-combobox.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'

interface PointCityProps {
  city: string
  onPoints: (points: readonly DeliveryPoint[], city: string) => void
}

/** Chooses the city whose points are listed. */
export function PointCity({ city, onPoints }: PointCityProps) {
  const shop = useShop()
  const [text, setText] = useState(city)
  const [failure, setFailure] = useState('')

  function pick({ address }: SuggestionOption) {
    setText(address.city)
    const reading = shop.engine().then(({ lookups }) => lookups.points(address.kladr_id))
    reading.then(
      points => onPoints(points, address.city),
      () => setFailure(suggestionsMessages.pointsUnavailable)
    )
  }

  return (
    <PlaceCombobox
      label={deliveryChoiceMessages.city}
      name="pointCity"
      autoFocus
      error={failure || undefined}
      value={text}
      onValue={next => {
        setText(next)
        setFailure('')
      }}
      suggestions={citySuggestions}
      onPick={pick}
      titleOf={option => option.address.city}
      noteOf={option => option.address.region}
    />
  )
}
