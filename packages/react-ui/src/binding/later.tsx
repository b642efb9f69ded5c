import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'

import { Part, PartFailed } from './part.tsx'

/** Inside it the server draws such parts too: for a page that has to do without script. */
export const DrawnWhole = createContext(false)

export interface LaterPart {
  /** Fetches the code for `DrawnWhole`. */
  prepare(): Promise<void>
}

/**
 * A part of a screen whose code is fetched when the part is first shown. Unlike `lazy` of React it
 * survives a lost network: the rest of the screen stays, and the part can be asked for again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> & LaterPart {
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
        <Part>
          <Loaded {...props} />
        </Part>
      )
    return isFailed ? <PartFailed onRetry={() => setFailed(false)} /> : undefined
  }
  return Object.assign(Later, {
    async prepare() {
      prepared = await load()
    }
  })
}
