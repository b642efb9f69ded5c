export { OrderList } from '@vitrina/react-ui'
