export { CSV_START, csvLines } from './csv.ts'
export { priceListMessages } from './price-list.messages.ts'
export { type Cell, priceListHead, priceListPages } from './price-list.ts'
export {
  type PriceListKind,
  type PriceListLink,
  priceListKind,
  priceListLinks
} from './price-list-file.ts'
