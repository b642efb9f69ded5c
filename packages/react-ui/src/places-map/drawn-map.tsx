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
} from '@vitrina/core/map'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import type { MapParts } from '../kit/map/map-parts.ts'
import { useShop } from '../shop/shop-context.tsx'
import { MapFrame } from './map-frame.tsx'

export interface DrawnMapProps {
  readonly parts: MapParts
  readonly mapsKey: string
  readonly markers: readonly MapMarker[]
}

/** The map service with its markers; what it does not show in ten seconds it says to be in the list. */
export function DrawnMap(props: DrawnMapProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface AttemptProps extends DrawnMapProps {
  readonly onRetry: () => void
}

function Attempt({ parts, mapsKey, markers, onRetry }: AttemptProps) {
  const { clock } = useShop()
  const wait = useRef<MapWait>(undefined)
  const [phase, setPhase] = useState<MapPhase>('waiting')

  useEffect(() => {
    const opened = openMapWait(clock, setPhase)
    wait.current = opened
    const forget = followMapScript(() => opened.told('failed'))
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
      <parts.YMaps {...mapScript(mapsKey)}>
        <Drawn parts={parts} markers={markers} onLoad={() => wait.current?.told('shown')} />
      </parts.YMaps>
    </MapFrame>
  )
}

interface DrawnProps extends Pick<DrawnMapProps, 'parts' | 'markers'> {
  readonly onLoad: () => void
}

function Drawn({ parts, markers, onLoad }: DrawnProps) {
  const { Circle, Map: YandexMap, Placemark } = parts
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
      {markers.map(({ markerId, type, radius = 0, coordinates: place, properties }) =>
        type === 'Circle' ? (
          <Circle key={markerId} geometry={[[...place], radius]} />
        ) : (
          <Placemark
            key={markerId}
            geometry={[...place]}
            properties={markerWords({ properties })}
          />
        )
      )}
    </YandexMap>
  )
}

/** What the script does not bring by itself. */
const MODULES = ['control.ZoomControl', 'geoObject.addon.balloon', 'geoObject.addon.hint']
