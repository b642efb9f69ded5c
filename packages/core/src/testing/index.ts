export { type BadNetworkOptions, createBadNetwork } from './bad-network.ts'
export { demoConfiguration } from './demo-configuration.ts'
export { fixtures } from './entity-fixtures.ts'
export type { FakeAccounts, FakeTokens } from './fake-accounts.ts'
export { createFakeBasket, type FakeBasket, type FakeBasketOptions } from './fake-basket.ts'
export { createFakeFavorites, type FakeFavorites } from './fake-favorites.ts'
export { createFakeOrders, demoOrder, type FakeOrders } from './fake-orders.ts'
export { createFakeServer, type FakeCall, type FakeServer, json } from './fake-server.ts'
export {
  createFakeSockets,
  type FakeLine,
  type FakeSockets,
  type SocketMood
} from './fake-sockets.ts'
export { createFaults, type Fault, type FaultPlace, type Faults } from './faults.ts'
export { exampleOf, fixtureOf } from './fixture-of.ts'
export { demoGroup, demoProduct, demoProfile, demoTotal } from './fixtures.ts'
export { createRandom, createRandomBytes } from './random.ts'
export { type TestPerson, type TestScenario, testPeople } from './test-people.ts'
export { createTestShop, settle, type TestShop, type TestShopOptions } from './test-shop.ts'
