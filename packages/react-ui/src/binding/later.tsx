import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'

import { Boundary, BoundaryFailed } from './boundary.tsx'

/** Inside it the server draws such parts too: for a page that has to do without script. */
export const DrawnWhole = createContext(false)

export interface LateIsland {
  /** Fetches the code for `DrawnWhole`. */
  prepare(): Promise<void>
}

/**
 * A part of a screen whose code is fetched when the part is first shown. Unlike `lazy` of React it
 * survives a lost network: the rest of the screen stays, and the part can be asked for again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> & LateIsland {
  let known: ComponentType<Props> | undefined
  let prepared: ComponentType<Props> | undefined

  function Later(props: Props) {
    const isWhole = useContext(DrawnWhole)
    const [Loaded, setLoaded] = useState(() => known ?? (isWhole ? prepared : undefined))
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
        <Boundary>
          <Loaded {...props} />
        </Boundary>
      )
    return isFailed ? <BoundaryFailed onRetry={() => setFailed(false)} /> : undefined
  }
  return Object.assign(Later, {
    async prepare() {
      prepared = await load()
    }
  })
}
