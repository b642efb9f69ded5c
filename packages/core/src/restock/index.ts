export { postRestock } from './posted-restock.ts'
export { type RestockFacts, restockForm } from './restock.form.ts'
export { restockMessages } from './restock.messages.ts'
export { isRestockSent, restockSentPath } from './restock-path.ts'
