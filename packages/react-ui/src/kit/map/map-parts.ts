import type { mapOf, mapScript } from '@vitrina/core/catalog'
import type { ComponentType, ReactNode } from 'react'

interface MapProps {
  readonly width: string
  readonly height: string
  readonly modules: string[]
  readonly defaultState: {
    center: number[]
    zoom: number
    type: `yandex#${ReturnType<typeof mapOf>['mapType']}`
    bounds?: number[][]
    behaviors: string[]
    controls: string[]
  }
  readonly onLoad: () => void
  readonly children?: ReactNode
}

/** What is used of the binding, whose own types need those of other packages. */
export interface MapParts {
  readonly YMaps: ComponentType<ReturnType<typeof mapScript> & { readonly children?: ReactNode }>
  readonly Map: ComponentType<MapProps>
  readonly Circle: ComponentType<{ readonly geometry: (number | number[])[] }>
  readonly Placemark: ComponentType<{
    readonly geometry: number[]
    readonly properties: Record<string, string>
    readonly options?: { readonly preset: string }
    readonly onClick?: () => void
  }>
}

/** The binding of the Yandex maps; it is fetched when a map is shown. */
export const loadMapParts = (): Promise<MapParts> => import('@pbe/react-yandex-maps')
