import { read } from '../../../shop'
import { Listing } from '../../listing'
import { ProductScreen } from './product-screen'

/** A category, or a product: both stand below the catalogue. */
export default async function Catalog() {
  const page = await read('product', 'catalog-category', 'search')
  return page.name === 'product' ? <ProductScreen {...page} /> : <Listing />
}
