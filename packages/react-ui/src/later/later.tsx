import { type ComponentType, useEffect, useState } from 'react'

import { Part } from '../part/part.tsx'
import { PartFailed } from '../part/part-failed.tsx'

/**
 * A part of a screen whose code is fetched when the part is first shown. Unlike `lazy` of React it
 * survives a lost network: the rest of the screen stays, and the part can be asked for again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined

  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [isFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Loaded !== undefined || isFailed) return
      load().then(
        loaded => {
          known = loaded
          setLoaded(() => loaded)
        },
        () => setFailed(true)
      )
    }, [Loaded, isFailed])

    if (Loaded !== undefined)
      return (
        <Part>
          <Loaded {...props} />
        </Part>
      )
    return isFailed ? <PartFailed onRetry={() => setFailed(false)} /> : undefined
  }
}
