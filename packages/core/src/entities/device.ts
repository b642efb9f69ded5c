import * as z from 'zod/mini'

/** A browser in which a member is signed in. */
export const device = z.object({
  id: z.string(),
  /** What it said of itself when it signed in; empty where nothing is known. */
  userAgent: z.string(),
  signedInAt: z.string(),
  /** When its session was renewed last. */
  usedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean()
})

export type Device = z.output<typeof device>
