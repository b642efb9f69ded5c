export { ShopForm } from '@vitrina/react-ui'
