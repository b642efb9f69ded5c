export { BuyBar, PriceNotes as Reasons, ShareMenu, SizeMatrix } from '@vitrina/react-ui'
export { Delivery } from './delivery.tsx'
