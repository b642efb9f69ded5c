import type { Kysely, Selectable } from 'kysely'

import type { FileTable } from '../../db/schema/catalog.ts'
import type { Database } from '../../db/schema.ts'

/** How a picture is made of a drawing. */
export type Recipe = Selectable<FileTable>

const REMEMBERED_MAX = 20_000

/** Finds recipes by file id; they never change, so the newest stay in memory. */
export function createRecipes(db: Kysely<Database>) {
  const remembered = new Map<string, Recipe>()
  return async (id: string): Promise<Recipe | undefined> => {
    const found = remembered.get(id)
    if (found !== undefined) return found
    const recipe = await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
    if (recipe === undefined) return undefined
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(id, recipe)
    return recipe
  }
}
