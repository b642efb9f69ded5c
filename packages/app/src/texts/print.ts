// `npm run texts`: every text of the shop by its key, as JSON, to be replaced.
import { allTexts } from '@vitrina/core/texts'

import { shopWords } from './catalogue.ts'

console.log(JSON.stringify(allTexts(shopWords), undefined, 2))
