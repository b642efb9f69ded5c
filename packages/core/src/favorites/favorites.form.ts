import type { EndpointInput, EndpointOutput, EndpointShape } from '../api/endpoint.ts'
import { listFavoriteIds, toggleFavorite } from '../contracts/favorites.ts'

/** The names of the fields that a heart posts where there is no script. */
export const favoriteFields = { product: 'product', favorite: 'favorite' } as const

type Call = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
) => Promise<EndpointOutput<Shape>>

/** Makes a product of a member what the form says it shall be: the call itself only turns it (N3). */
export async function postFavorite(call: Call, fields: URLSearchParams): Promise<void> {
  const product = Number(fields.get(favoriteFields.product))
  const favorite = fields.get(favoriteFields.favorite) === 'true'
  const { data } = await call(listFavoriteIds, {})
  if (data.includes(product) !== favorite) await call(toggleFavorite, { body: { product } })
}
