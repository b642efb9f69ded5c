import type { Store } from '../db/store.ts'
import { openDatabaseCopy } from './database-copy.ts'
import { openEmbeddedCopy } from './embedded-copy.ts'
import { emptyTemplate, type StoreTemplate, seededTemplate } from './store-template.ts'

/** The server of databases that the tests run on; empty for the embedded store. */
export const testServer = () => process.env.DATABASE_URL ?? ''

/** A store of the newest schema with nothing in it: a database of the server, or one in memory. */
export const openEmptyStore = (server = testServer()) => open(emptyTemplate(), server)

/** A store with so many demo products. */
export const openSeededStore = (products: number, server = testServer()) =>
  open(seededTemplate(products), server)

const open = (template: StoreTemplate, server: string): Promise<Store> =>
  server === '' ? openEmbeddedCopy(template) : openDatabaseCopy(server, template)
