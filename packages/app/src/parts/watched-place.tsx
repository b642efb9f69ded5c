import { type ComponentType, useCallback, useState } from 'react'

import { whenNear } from '../platform/near-screen.ts'
import type { WatchedShelf } from './watched-shelf.tsx'

type WatchedProps = Parameters<typeof WatchedShelf>[0]

/** What this browser was shown before, below all that is in sight: it comes when a visitor comes near. */
export function WatchedPlace(props: WatchedProps) {
  const [Shelf, setShelf] = useState<ComponentType<WatchedProps>>()
  const come = useCallback(
    (place: HTMLElement | null) =>
      place
        ? whenNear(place, () => {
            void import('./watched-shelf.tsx').then(loaded => setShelf(() => loaded.WatchedShelf))
          })
        : undefined,
    []
  )
  return <div ref={come}>{Shelf && <Shelf {...props} />}</div>
}
