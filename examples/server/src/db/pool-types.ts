import { types } from 'pg'

const INT8 = 20

/** Kopecks and counts fit a double exactly; `pg` would give bigint columns as text. */
export const poolTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : types.getTypeParser(id, format)
}
