import type { Handlers } from '../../http/handlers.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import { groupCharacteristics } from './characteristic-groups.ts'

const INTEGER_MAX = 2 ** 31

export const compareHandlers = {
  async compareProducts({ query }, { db, visitor }) {
    const ids = [...new Set(query.ids)].filter(id => Math.abs(id) < INTEGER_MAX)
    const cards = await readCards(db, ids, visibleRoles(visitor))
    if (cards.length === 0) return { data: [] }
    const rows = await db
      .selectFrom('product')
      .select(['id', 'characteristics'])
      .where('id', 'in', ids)
      .execute()
    const characteristics = new Map(rows.map(row => [row.id, row.characteristics]))
    return {
      data: cards.map(card => ({
        ...card,
        characteristicGroups: groupCharacteristics(characteristics.get(card.id) ?? [])
      }))
    }
  }
} satisfies Partial<Handlers>
