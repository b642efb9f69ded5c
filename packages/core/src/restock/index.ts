export { type OpenRestock, openRestock, type RestockView } from './open-restock.ts'
export { restockMessages } from './restock.messages.ts'
