import type { DeliveryPoint } from '@vitrina/core/entities'
import { createContext } from 'react'

import type { Elements } from '../../kit/elements.ts'

export interface PointsOnMap {
  readonly city: string
  /** Those that the list shows. */
  readonly points: readonly DeliveryPoint[]
  /** Code of the chosen one; empty while there is none. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** Draws what the list beside it says as well. */
export type PointsMap = (shown: PointsOnMap) => Elements

/** None where the shop has no maps. */
export const PointsMapContext = createContext<PointsMap | undefined>(undefined)
