export { PriceReasons } from '@vitrina/react-ui'
