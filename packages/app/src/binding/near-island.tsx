import type { ShopStore } from '@vitrina/core'
import { useShop } from '@vitrina/react-ui'
import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

import type { Keeper } from '../early/early-events.ts'
import type { takeKept } from '../early/replay.ts'
import { whenNear } from '../platform/near-screen.ts'

export interface NearIslandOptions<Props> {
  /** The code of the part. */
  readonly load: () => Promise<ComponentType<Props>>
  /** On the server, which draws all of a page at once. */
  readonly drawn: ComponentType<Props> | undefined
  /** What brings the code; without it, that the part is about to come into sight. */
  readonly when?: typeof whenNear
  /** Hears of what the part shows: as soon as that is no longer what the server drew, the code comes. */
  readonly follow?: ((shop: ShopStore, changed: () => void) => () => void) | undefined
  readonly placeStyle?: () => string
}

export type NearIsland<Props> = ComponentType<Props> & {
  /** Brings the code at once: a page that is navigated to shows the part with itself. */
  readonly bring: () => Promise<unknown>
  /** The visitor has left something here before that the server could not draw. */
  readonly want: () => void
}

/**
 * A part that nobody needs at once: its markup comes with the first page, its code when a visitor
 * comes near. Until then its links and forms are the browser's, and what only the application can do
 * is kept for it.
 */
export function nearIsland<Props extends object>({
  load,
  drawn,
  when = whenNear,
  follow,
  placeStyle
}: NearIslandOptions<Props>): NearIsland<Props> {
  let known = drawn
  let come = () => {}
  const near = new Promise<void>(resolve => {
    come = resolve
  })
  const keepers = new Set<Keeper>()
  let repeat: typeof takeKept | undefined
  let replay: Promise<unknown> | undefined

  async function bring() {
    known = await load()
    return known
  }

  const Late = lazy(async () => {
    await near
    const Code = await broughtOnline(bring)
    await replay
    // From here on React hydrates for whatever is done, and does it by itself.
    for (const keeper of keepers) keeper.stop()
    return { default: Code }
  })

  function comeAtOnce() {
    replay ??= import('../early/replay.ts').then(loaded => {
      repeat = loaded.takeKept
    })
    come()
  }

  function Island(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => known ?? Late)
    const keeper = useRef<Keeper>(undefined)
    const first = useRef(props)
    const shop = useShop()
    useEffect(() => follow?.(shop, come), [shop])
    // At once: what is drawn in slices waits for the code before any of it is there.
    if (props !== first.current) come()
    const watch = useCallback((place: HTMLElement | null) => {
      if (place === null) return undefined
      if (place.firstElementChild && !known) {
        keeper.current = window.__early?.keepIn(place, comeAtOnce)
        if (keeper.current) keepers.add(keeper.current)
      }
      return when(place, come)
    }, [])
    return (
      <div ref={watch} className={placeStyle?.()}>
        <Suspense fallback={null}>
          <Drawn {...props} />
          <Taken onTaken={() => repeat && queueMicrotask(repeat(keeper.current))} />
        </Suspense>
      </div>
    )
  }
  // Drawn anew without its code, it would be empty.
  return Object.assign(memo(Island), { bring, want: () => come() })
}

/** Without a network the markup stays as it is: its code is asked for again when there is one. */
async function broughtOnline<Code>(bring: () => Promise<Code>): Promise<Code> {
  try {
    return await bring()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    return broughtOnline(bring)
  }
}

/** Tells that what stands beside it is the application's. */
function Taken({ onTaken }: { readonly onTaken: () => unknown }) {
  useLayoutEffect(() => {
    onTaken()
  }, [])
  return null
}
