import { SizeMatrix } from '../../src/catalog/size-matrix/size-matrix.tsx'
import { PriceListLinks } from '../../src/content/price-list-links.tsx'
import { Sample } from '../sample.tsx'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store, page } = await openSampleShop('dealer')
const [pinafore, pencilCase] = await Promise.all([
  page<'product'>('/catalog/shkola/forma/detail/sarafan-kembridzh'),
  page<'product'>('/catalog/shkola/kancelyariya/detail/penal-kosmos')
])

/** What a dealer buys many with. */
export const Wholesale = () => (
  <InShop store={store}>
    <Sample of="size-matrix" variant="rows">
      {[pinafore, pencilCase].map(
        ({ url, data: { matrix } }) => matrix && <SizeMatrix key={url} matrix={matrix} />
      )}
    </Sample>
    <Sample of="price-list-links">
      <PriceListLinks />
    </Sample>
  </InShop>
)
