import type { Drawing } from './drawing.ts'
import { BOTTOMS } from './garments/bottoms.ts'
import { COATS } from './garments/coats.ts'
import { DRESSES } from './garments/dresses.ts'
import { HEADWEAR } from './garments/headwear.ts'
import { KIMONO } from './garments/kimono.ts'
import { KNITWEAR } from './garments/knitwear.ts'
import { LAB_COAT } from './garments/lab-coat.ts'
import { SHIRTS } from './garments/shirts.ts'
import { SHOES } from './garments/shoes.ts'
import { SHORT_TROUSERS } from './garments/shorts.ts'
import { SOCKS } from './garments/socks.ts'
import { SPORT_SHOES } from './garments/sport-shoes.ts'
import { SWIMSUIT } from './garments/swimsuit.ts'
import { TANK_TOP } from './garments/tank-top.ts'
import { TOPS } from './garments/tops.ts'
import { setsOf } from './sets.ts'
import { BAGS } from './things/bags.ts'
import { BOOKS } from './things/books.ts'
import { CRAFT } from './things/craft.ts'
import { CRAYONS } from './things/crayons.ts'
import { DESK } from './things/desk.ts'
import { FOLDERS } from './things/folders.ts'
import { LUNCH_BOXES } from './things/lunch-boxes.ts'
import { NOTEBOOKS } from './things/notebooks.ts'
import { PAINTS } from './things/paints.ts'
import { PENCIL_CASE } from './things/pencil-case.ts'
import { PENCILS } from './things/pencils.ts'
import { PENS } from './things/pens.ts'
import { RUCKSACKS } from './things/rucksacks.ts'
import { SHOE_BAG } from './things/shoe-bag.ts'
import { SHOP_FRONTS } from './things/shop-fronts.ts'
import { TOYS } from './things/toys.ts'

const GOODS: Readonly<Record<string, Drawing>> = {
  ...BOTTOMS,
  ...COATS,
  ...DRESSES,
  ...HEADWEAR,
  ...KIMONO,
  ...KNITWEAR,
  ...LAB_COAT,
  ...SHIRTS,
  ...SHOES,
  ...SHORT_TROUSERS,
  ...SOCKS,
  ...SPORT_SHOES,
  ...SWIMSUIT,
  ...TANK_TOP,
  ...TOPS,
  ...BAGS,
  ...BOOKS,
  ...CRAFT,
  ...CRAYONS,
  ...DESK,
  ...FOLDERS,
  ...LUNCH_BOXES,
  ...NOTEBOOKS,
  ...PAINTS,
  ...PENCIL_CASE,
  ...PENCILS,
  ...PENS,
  ...RUCKSACKS,
  ...SHOE_BAG,
  ...SHOP_FRONTS,
  ...TOYS
}

/** Everything that the shop draws by itself, by the code of the kind of goods. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = { ...GOODS, ...setsOf(GOODS) }
