import type { EndpointCall } from '../api/endpoint-call.ts'
import { inChunks } from '../api/in-chunks.ts'
import { listProductsByIds } from '../contracts/catalog.ts'
import type { ProductCard } from '../entities/product.ts'

/** What one call takes. */
const IDS_IN_A_CALL = 50

/** Products of any number of ids, in the order of the ids; unknown ones are left out. */
export async function readProductsByIds(
  api: EndpointCall,
  ids: readonly number[],
  signal?: AbortSignal
): Promise<readonly ProductCard[]> {
  const wanted = [...new Set(ids)]
  const found = await Promise.all(
    inChunks(wanted, IDS_IN_A_CALL).map(part =>
      api(listProductsByIds, { query: { ids: [...part] } }, signal)
    )
  )
  const products = new Map(found.flatMap(({ data }) => data).map(card => [card.id, card]))
  return wanted.flatMap(id => products.get(id) ?? [])
}
