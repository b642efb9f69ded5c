export { BuyBar, PriceReasons as Reasons, SizeMatrix } from '@vitrina/react-ui'
export { Delivery } from './delivery.tsx'
export { GalleryTools } from './gallery-tools.tsx'
