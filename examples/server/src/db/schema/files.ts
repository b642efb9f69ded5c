import type { Generated } from 'kysely'

export interface StoredFileTable {
  /** A UUID; also the name of the bytes on the disk. */
  id: string
  /** Who sent it, as `ownerOf` names visitors. */
  owner: string
  target_code: string
  kind: 'picture' | 'video' | 'document'
  extension: string
  media_type: string
  /** The sender's own name of the file, cleaned; only shown, never a path. */
  title: string
  /** Bytes. */
  size: number
  /** Px; of pictures. */
  width: number | null
  height: number | null
  /** Belongs to a review, an answer, a refund; what stays loose is thrown away. */
  is_attached: Generated<boolean>
  /** Everybody may see it. */
  is_public: Generated<boolean>
  created_at: Date
}

export interface FilesTables {
  stored_file: StoredFileTable
}
