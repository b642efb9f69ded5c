import { routePath } from '@vitrina/core'
import { mapMessages } from '@vitrina/core/catalog'
import { shopMarkers } from '@vitrina/core/content'
import { CONSENT_TEXT_VERSION } from '@vitrina/core/forms'
import type { PlacesView } from '@vitrina/core/pages'
import { Button, MapFrame, type PointsOnMap } from '@vitrina/react-ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'

import { MapPurposes, NearMap } from '../../parts/places.tsx'

interface PointsMapProps extends PointsOnMap {
  readonly map: Omit<PlacesView, 'markers'>
}

/** Pickup points beside their list: for who has agreed to the map, and in the town of the order. */
export function PointsMap({ map, city, points, chosen, onChoose }: PointsMapProps) {
  const markers = useMemo(() => shopMarkers(points), [points])
  if (map.offer === 'ask') return <Question allowed={map.allowed} />
  // A map keeps to where it was opened: another town has one of its own.
  if (points.length === 0) return <MapFrame />
  const { mapsKey } = map
  return <NearMap key={city} {...{ mapsKey, markers, chosen, onChoose }} />
}

const FORM = 'maps-consent'

/** The map stands inside of the form of the order: that of the consent is beside it. */
const Question = ({ allowed }: Pick<PlacesView, 'allowed'>) => (
  <>
    <MapFrame
      word={
        <>
          <p>{mapMessages.ask}</p>
          <Button type="submit" form={FORM} name="choice" value="chosen" variant="grey">
            {mapMessages.allow}
          </Button>
        </>
      }
    />
    {createPortal(
      <form
        id={FORM}
        method="post"
        action={routePath('consent')}
        data-consent={CONSENT_TEXT_VERSION}
        hidden
      >
        <MapPurposes allowed={allowed} />
      </form>,
      document.body
    )}
  </>
)
