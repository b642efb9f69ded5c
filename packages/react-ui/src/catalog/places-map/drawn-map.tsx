import { followMapScript } from '@vitrina/core/browser'
import {
  type MapMarker,
  type MapPhase,
  type MapWait,
  mapMessages,
  mapOf,
  mapScript,
  markerWords,
  openMapWait
} from '@vitrina/core/catalog'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShop } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import type { MapParts } from '../../kit/map/map-parts.ts'
import { MapFrame } from './map-frame.tsx'

export interface DrawnMapProps {
  readonly options: MapParts
  readonly mapsKey: string
  readonly markers: readonly MapMarker[]
  /** The marker that stands out. */
  readonly chosen?: string | undefined
  /** A marker was pressed. */
  readonly onChoose?: ((markerId: string) => void) | undefined
}

/** The map service with its markers; what it does not show in ten seconds it says to be in the list. */
export function DrawnMap(props: DrawnMapProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface AttemptProps extends DrawnMapProps {
  readonly onRetry: () => void
}

function Attempt({ mapsKey, onRetry, ...drawn }: AttemptProps) {
  const { clock } = useShop()
  const wait = useRef<MapWait>(undefined)
  const [phase, setPhase] = useState<MapPhase>('waiting')

  useEffect(() => {
    const opened = openMapWait(clock, setPhase)
    wait.current = opened
    const forget = followMapScript(() => opened.settle('failed'))
    return () => {
      forget()
      opened.stop()
    }
  }, [clock])

  return (
    <MapFrame
      word={
        phase !== 'shown' && (
          <>
            <p role="status">{mapMessages[phase]}</p>
            {phase === 'failed' && (
              <Button variant="line" onClick={onRetry}>
                {mapMessages.retry}
              </Button>
            )}
          </>
        )
      }
    >
      <drawn.options.YMaps {...mapScript(mapsKey)}>
        <Drawn {...drawn} onLoad={() => wait.current?.settle('shown')} />
      </drawn.options.YMaps>
    </MapFrame>
  )
}

interface DrawnProps extends Omit<DrawnMapProps, 'mapsKey'> {
  readonly onLoad: () => void
}

function Drawn({ options: parts, markers, chosen, onChoose, onLoad }: DrawnProps) {
  const { Map: YandexMap } = parts
  const { coordinates, bounds, zoom, mapType, behaviors, controls } = mapOf(markers)
  const where = bounds ? { bounds: bounds.map(corner => [...corner]) } : { zoom }
  return (
    <YandexMap
      width="100%"
      height="100%"
      modules={MODULES}
      defaultState={{
        ...{ center: [...coordinates], zoom, type: `yandex#${mapType}` },
        ...where,
        ...{ behaviors: [...behaviors], controls: [...controls] }
      }}
      onLoad={onLoad}
    >
      {markers.map(marker => (
        <Mark
          key={marker.markerId}
          {...{ options: parts, marker, onChoose }}
          isChosen={marker.markerId === chosen}
        />
      ))}
    </YandexMap>
  )
}

interface MarkProps extends Pick<DrawnMapProps, 'options' | 'onChoose'> {
  readonly marker: MapMarker
  readonly isChosen: boolean
}

/** One marker; the service is told only what is new of it. */
function Mark({ options: { Circle, Placemark }, marker, isChosen, onChoose }: MarkProps) {
  const { type, coordinates, radius = 0, markerId } = marker
  const place = useMemo(() => [...coordinates], [coordinates])
  const words = useMemo(() => markerWords(marker), [marker])
  if (type === 'Circle') return <Circle geometry={[place, radius]} />
  const choice = onChoose && {
    options: isChosen ? CHOSEN : USUAL,
    onClick: () => onChoose(markerId)
  }
  return <Placemark geometry={place} properties={words} {...choice} />
}

/** Looks of a marker, by the names of the map service. */
const USUAL = { preset: 'islands#blueCircleDotIcon' }
const CHOSEN = { preset: 'islands#redCircleDotIcon' }

/** What the script does not bring by itself. */
const MODULES = ['control.ZoomControl', 'geoObject.addon.balloon', 'geoObject.addon.hint']
