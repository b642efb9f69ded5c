import { style } from '@vitrina/react-ui'
import type { ComponentType } from 'react'

import { onFirstTouch } from '../platform/first-touch.ts'
import { type NearIsland, type NearIslandOptions, nearIsland } from './near-island.tsx'

/** The part lies in the page as if nothing stood around it. */
const placeStyle = style(`display: contents;`)

/**
 * A part of a page, a form for example, whose code comes when the visitor touches the page. `drawn` is
 * the part itself on the server: `import.meta.env.SSR ? await load() : undefined`. `follow` hears of
 * what the part shows: who only looks at the page is told its news, too.
 */
export const lazyIsland = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ComponentType<Props> | undefined,
  follow?: NearIslandOptions<Props>['follow']
): NearIsland<Props> => nearIsland({ load, drawn, when: onFirstTouch, follow, placeStyle })
