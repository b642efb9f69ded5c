import * as z from 'zod/mini'

/** An id as text; a backend may send the number (A1). */
export const textId = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
