import { migrate } from '../db/migrate.ts'
import { openEmbedded } from '../db/open-embedded.ts'
import type { Store } from '../db/store.ts'
import { seedIfEmpty } from '../seed/seed-if-empty.ts'
import { findDump } from './store-dump.ts'
import { openSeededDatabase } from './test-store.ts'

const ANSWER_MS = 5000

/** A store with so many demo products: made once, and copied from then on. */
export async function openSeededStore(products: number): Promise<Store> {
  const server = process.env.DATABASE_URL
  if (server) return openSeededDatabase(server, products, store => fill(store, products))
  const kept = findDump(products)
  const dump = kept.read()
  if (dump !== undefined) return openEmbedded('memory://', ANSWER_MS, dump)
  const store = await fill(await openEmbedded('memory://', ANSWER_MS), products)
  await kept.write(await store.dump())
  return store
}

async function fill<Opened extends Store>(store: Opened, products: number): Promise<Opened> {
  await migrate(store.db)
  await seedIfEmpty(store.db, products, () => undefined)
  return store
}
