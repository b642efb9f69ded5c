import * as z from 'zod/mini'

/** `typeCode` is one of the system's, or a word of the shop's own: `order`, `bonus`, `review`. */
export const notification = z.object({
  id: z.string(),
  typeCode: z.string(),
  title: z.string(),
  body: z.string(),
  /** ISO time. */
  createdAt: z.string()
})

/** In the account's list: whether this account has seen it. */
export const listedNotification = z.extend(notification, { isRead: z.boolean() })

export type Notification = z.output<typeof notification>
export type ListedNotification = z.output<typeof listedNotification>
