import { cityNote, citySuggestions, cityTitle } from '@vitrina/core/catalog'
import { chosenTown } from '@vitrina/core/orders'
import { normaliseShipping } from '@vitrina/core/values'
import { useEffect, useRef, useState } from 'react'

import { PlaceCombobox } from '../../forms/place-combobox.tsx'
import { useCheckoutHandle } from '../checkout/checkout-context.tsx'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'

interface PointCityProps {
  city: string
  onChosen: () => void
}

/** Chooses the city whose points are listed. */
export function PointCity({ city, onChosen }: PointCityProps) {
  const { get, send } = useCheckoutHandle()
  const [text, setText] = useState(city)
  const place = useRef<HTMLDivElement>(null)
  // The next letter begins another city.
  useEffect(() => place.current?.querySelector('input')?.select(), [])

  return (
    <div ref={place}>
      <PlaceCombobox
        label={deliveryChoiceMessages.city}
        name="pointCity"
        autoFocus
        value={text}
        onValue={setText}
        suggestions={citySuggestions}
        onPick={option => {
          send(chosenTown(get(), normaliseShipping(option)))
          onChosen()
        }}
        titleOf={cityTitle}
        noteOf={cityNote}
      />
    </div>
  )
}
