import * as z from 'zod/mini'

/** An id as calls name it: no server has longer ones. */
export const id = z.string().check(z.maxLength(64))
