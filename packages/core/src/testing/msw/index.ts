export { contractHandlers, type MockedShop } from './contract-handlers.ts'
