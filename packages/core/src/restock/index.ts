export { type OpenRestock, openRestock, type RestockView } from './open-restock.ts'
export { restockMessages } from './restock.messages.ts'
export { isRestockSent, restockSentPath } from './restock-path.ts'
