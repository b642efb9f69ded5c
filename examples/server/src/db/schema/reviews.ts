import type { ReviewFit } from '@vitrina/core/entities'

import type { StoredPicture } from './catalog.ts'

export interface ReviewTable {
  id: string
  type: 'product' | 'shop'
  product_id: number | null
  /** Null for reviews that came with the demo shop. */
  user_id: string | null
  /** Already shortened: «Марина К.». */
  author: string
  city: string
  rate: number
  text: string
  /** Title of the size that was bought, '' without one. */
  size: string
  variant: string
  fit: ReviewFit | null
  answer: string | null
  answered_at: Date | null
  status: 'moderation' | 'published' | 'rejected'
  created_at: Date
}

export interface ReviewFileTable {
  review_id: string
  position: number
  file_id: string
  kind: 'image' | 'video'
  alt: string
  cover: NonNullable<StoredPicture['cover']> | null
}

export interface ReviewsTables {
  review: ReviewTable
  review_file: ReviewFileTable
}
