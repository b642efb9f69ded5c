import type { GeneratedAlways } from 'kysely'

export interface NotificationTable {
  id: string
  /** Null: for everybody, guests included. */
  user_id: string | null
  type_code: string
  title: string
  body: string
  created_at: Date
  /** Grows with every one that is stored: which of two of one moment came first. */
  position: GeneratedAlways<number>
}

export interface NotificationReadTable {
  user_id: string
  notification_id: string
  read_at: Date
}

export interface NotificationsTables {
  notification: NotificationTable
  notification_read: NotificationReadTable
}
