import type { EndpointCall } from '../../api/endpoint-call.ts'
import { listFavoriteIds, toggleFavorite } from '../../contracts/favorites.ts'

/** What a heart posts where there is no script: how a product shall be. */
export const favoriteFields = (product: number, isIn: boolean) => ({
  product,
  favorite: `${isIn}`
})

type FieldName = keyof ReturnType<typeof favoriteFields>

/** Makes a product of a member what the form says it shall be: the call itself only turns it (N3). */
export async function postFavorite(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const field = (name: FieldName) => fields.get(name)
  const product = Number(field('product'))
  const favorite = field('favorite') === 'true'
  const { data } = await call(listFavoriteIds, {})
  if (data.includes(product) !== favorite) await call(toggleFavorite, { body: { product } })
}
