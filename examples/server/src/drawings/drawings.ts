import type { Drawing } from './drawing.ts'
import { BOTTOMS } from './garments/bottoms.ts'
import { COATS } from './garments/coats.ts'
import { DRESSES } from './garments/dresses.ts'
import { KNITWEAR } from './garments/knitwear.ts'
import { SHOES } from './garments/shoes.ts'
import { TOPS } from './garments/tops.ts'

/** Everything that the shop draws by itself, by the code of the kind of goods. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...DRESSES,
  ...TOPS,
  ...BOTTOMS,
  ...COATS,
  ...SHOES,
  ...KNITWEAR
}
