import { routePath } from '@vitrina/core'
import { mapMessages } from '@vitrina/core/map'
import { Button, MapFrame, PlacesMap } from '@vitrina/react-ui'
import { useEffect, useRef, useState } from 'react'

import { whenNear } from '../platform/near-screen.ts'
import type { PlacesView } from './places.loader.ts'

interface PlacesProps {
  /** The name of the map. */
  readonly label: string
  readonly places: PlacesView
}

/** Places on a map: for who has agreed, when it comes near; the list of the page says the same without. */
export const Places = ({ label, places }: PlacesProps) =>
  places.offer !== 'none' && (
    <section aria-label={label}>
      {places.offer === 'ask' ? <Question allowed={places.allowed} /> : <NearMap places={places} />}
    </section>
  )

/** It posts like the form of the consent, which it is a part of. */
const Question = ({ allowed }: Pick<PlacesView, 'allowed'>) => (
  <MapFrame
    word={
      <form method="post" action={routePath('consent')}>
        {[...allowed, 'maps'].map(purpose => (
          <input key={purpose} type="hidden" name="purpose" value={purpose} />
        ))}
        <p>{mapMessages.ask}</p>
        <Button type="submit" name="choice" value="chosen">
          {mapMessages.allow}
        </Button>
      </form>
    }
  />
)

function NearMap({ places: { mapsKey, markers } }: Pick<PlacesProps, 'places'>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [])
  return (
    <div ref={place}>
      {isNear ? (
        <PlacesMap mapsKey={mapsKey} markers={markers} />
      ) : (
        <MapFrame word={<p>{mapMessages.waiting}</p>} />
      )}
    </div>
  )
}
