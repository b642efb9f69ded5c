import type { DeliveryPoint } from '@vitrina/core/entities'
import { createContext, type ReactNode } from 'react'

export interface PointsOnMap {
  readonly city: string
  /** Those that the list shows. */
  readonly points: readonly DeliveryPoint[]
  /** Code of the chosen one; empty while there is none. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** Draws what the list beside it says as well. */
export type PointsMap = (shown: PointsOnMap) => ReactNode

/** None where the shop has no maps. */
export const PointsMapContext = createContext<PointsMap | undefined>(undefined)
