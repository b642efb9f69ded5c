import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds that has chosen no columns yet. */
export async function countRows<Schema, Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>
): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // For tables that are not known here the columns cannot be computed.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
