import { createApp } from '../app.ts'
import { migrate } from '../db/migrate.ts'
import { openStore } from '../db/open.ts'
import { vacuum } from '../db/upkeep.ts'
import { NO_LIMITS } from '../http/limits.ts'
import { createProofCheck } from '../http/proof.ts'
import { identify } from '../modules/auth/identify.ts'
import { takeReference } from '../modules/catalog/reference.ts'
import { seedIfEmpty } from '../seed/seed-if-empty.ts'

type BodyOf = (call: number) => object

/** A backend on a folder with so many products, for measurements. */
export async function openBenchBackend(dataDir: string, products: number) {
  const store = await openStore({ dataDir })
  await migrate(store.db)
  const started = performance.now()
  await seedIfEmpty(store.db, products, () => undefined)
  const seconds = (performance.now() - started) / 1000
  await vacuum(store.pool)
  const app = createApp({
    db: store.db,
    settings: {
      publicUrl: '',
      publicDomain: '',
      dataDir,
      corsOrigins: [],
      secret: 'secret of the measurement',
      checkedAnswers: 0
    },
    limits: NO_LIMITS,
    log: () => undefined,
    now: () => new Date(),
    random: Math.random,
    checkProof: createProofCheck({ required: false }),
    identify
  })

  async function list(body: object): Promise<void> {
    const request = { method: 'POST', body: JSON.stringify(body) }
    const response = await app.request('/catalog/v1/products', request)
    if (!response.ok) throw new Error(`The listing answered ${response.status}`)
    await response.text()
  }

  /** Bodies of listing calls by kind; the filters change from call to call. */
  async function bodies(): Promise<Record<string, BodyOf>> {
    const { categories, filters } = await takeReference(store.db)
    const roots = categories.filter(({ parentId }) => parentId === null)
    const leaves = categories.filter(({ childrenIds }) => childrenIds.length === 0)
    const chosen = (call: number) =>
      Object.fromEntries(
        filters
          .filter(({ code }) => code === 'color' || code === 'brand')
          .map(({ code, values }) => [
            code,
            values.filter((_, at) => (at + call) % 3 > 0).map(value => value.code)
          ])
      )
    const pick = (from: typeof categories, call: number) => from[call % from.length]?.path
    const facets = { facets: true, limit: 24 }
    return {
      'leaf category, two filters': call => ({
        ...facets,
        category: pick(leaves, call),
        filters: chosen(call)
      }),
      'root category, two filters': call => ({
        ...facets,
        category: pick(roots, call),
        filters: chosen(call)
      }),
      'whole shop, two filters': call => ({ ...facets, filters: chosen(call) }),
      'search, facets': call => ({ ...facets, search: ['рюкзак', 'тетрадь', 'сарафан'][call % 3] })
    }
  }

  return { seconds, list, bodies, close: store.close }
}
