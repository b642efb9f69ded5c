import { style } from '@vitrina/react-ui'
import type { ComponentType } from 'react'

import { whenTouched } from '../platform/first-touch.ts'
import { type NearPart, type NearParts, nearPart } from './near-part.tsx'

/** The part lies in the page as if nothing stood around it. */
const placeStyle = style(`display: contents;`)

/**
 * A part of a page, a form for example, whose code comes when the visitor touches the page. `drawn` is
 * the part itself on the server: `import.meta.env.SSR ? await load() : undefined`. `follow` hears of
 * what the part shows: who only looks at the page is told its news, too.
 */
export const touchedPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn: ComponentType<Props> | undefined,
  follow?: NearParts<Props>['follow']
): NearPart<Props> => nearPart({ load, drawn, when: whenTouched, follow, placeStyle })
