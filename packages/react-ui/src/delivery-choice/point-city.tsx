import type { DeliveryPoint, SuggestionOption } from '@vitrina/core/entities'
import { useState } from 'react'

import { PlaceCombobox } from '../address-field/place-combobox.tsx'
import { useLookups } from '../address-field/use-lookups.ts'

interface PointCityProps {
  city: string
  onPoints: (points: readonly DeliveryPoint[], city: string) => void
}

/** Chooses the city whose points are listed. */
export function PointCity({ city, onPoints }: PointCityProps) {
  const lookups = useLookups()
  const [text, setText] = useState(city)
  const [failure, setFailure] = useState('')

  function pick({ address }: SuggestionOption) {
    setText(address.city)
    lookups.points(address.kladr_id).then(
      points => onPoints(points, address.city),
      () => setFailure('Не удалось узнать пункты этого города. Выберите его ещё раз')
    )
  }

  return (
    <PlaceCombobox
      label="Город"
      name="pointCity"
      autoFocus
      error={failure || undefined}
      value={text}
      onValue={next => {
        setText(next)
        setFailure('')
      }}
      lookup={lookups.cities}
      onPick={pick}
      titleOf={option => option.address.city}
      noteOf={option => option.address.region}
    />
  )
}
