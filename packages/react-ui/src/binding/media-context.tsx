import type { ImageFormat } from '@vitrina/core/values'
import { createContext, useContext } from 'react'

import type { Elements } from '../kit/elements.ts'

export interface Media {
  /** Where pictures and films come from: the API's address without a slash at the end, or `SHORT_MEDIA`. */
  readonly apiUrl: string
  /** Where files are downloaded from: the API's address. */
  readonly filesUrl: string
  /** What the visitor's program shows (N15); the same on the server and in the browser. */
  readonly format: ImageFormat
}

const MediaContext = createContext<Media>({
  apiUrl: '/api',
  filesUrl: '/api',
  format: 'webp'
})

interface MediaProviderProps {
  media: Media
  children: Elements
}

/**
 * Draws nothing of its own: tells the pictures inside it where their files come from and in which format. Needed
 * where pictures do not come from `/api` of the page's own origin.
 */
export const MediaProvider = ({ media, children }: MediaProviderProps) => (
  <MediaContext value={media}>{children}</MediaContext>
)

/** Where pictures and files come from: those of the nearest `MediaProvider`. */
export const useMedia = () => useContext(MediaContext)
