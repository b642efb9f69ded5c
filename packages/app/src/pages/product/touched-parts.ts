export { PriceReasons as Reasons, ShareMenu } from '@vitrina/react-ui'
export { Delivery } from './delivery.tsx'
