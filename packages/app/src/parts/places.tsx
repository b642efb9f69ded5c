import { routePath } from '@vitrina/core'
import { mapMessages } from '@vitrina/core/catalog'
import { CONSENT_TEXT_VERSION } from '@vitrina/core/forms'
import type { PlacesView } from '@vitrina/core/pages'
import { Button, MapFrame, PlacesMap, useSeen } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

interface PlacesProps {
  /** The name of the map. */
  readonly label: string
  readonly places: PlacesView
  /** A marker was pressed. */
  readonly onChoose?: ((markerId: string) => void) | undefined
}

/** Places on a map: for who has agreed, when it comes near; the list of the page says the same without. */
export const Places = ({ label, places, onChoose }: PlacesProps) =>
  places.offer !== 'none' && (
    <section aria-label={label}>
      {places.offer === 'ask' ? (
        <Question allowed={places.allowed} />
      ) : (
        <NearMap mapsKey={places.mapsKey} markers={places.markers} onChoose={onChoose} />
      )}
    </section>
  )

/** It posts like the form of the consent, which it is a part of. */
const Question = ({ allowed }: Pick<PlacesView, 'allowed'>) => (
  <MapFrame
    word={
      <form method="post" action={routePath('consent')} data-consent={CONSENT_TEXT_VERSION}>
        <MapPurposes allowed={allowed} />
        <p>{mapMessages.ask}</p>
        <Button type="submit" name="choice" value="chosen">
          {mapMessages.allow}
        </Button>
      </form>
    }
  />
)

/** What is allowed from then on: what was before, and the map. */
export const MapPurposes = ({ allowed }: Pick<PlacesView, 'allowed'>) =>
  [...allowed, 'maps'].map(purpose => (
    <input key={purpose} type="hidden" name="purpose" value={purpose} />
  ))

type NearMapProps = ComponentProps<typeof PlacesMap>

/** Draws the map once its place is seen. */
export function NearMap(props: NearMapProps) {
  const [isSeen, watch] = useSeen()
  return (
    <div ref={watch}>
      {isSeen ? <PlacesMap {...props} /> : <MapFrame word={<p>{mapMessages.waiting}</p>} />}
    </div>
  )
}
