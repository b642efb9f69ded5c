// The reference backend on a folder of its own, called without a socket.
import './read-typescript.mjs'

const { migrate } = await import('../../../examples/server/src/db/migrate.ts')
const { openStore } = await import('../../../examples/server/src/db/open.ts')
const { vacuum } = await import('../../../examples/server/src/db/upkeep.ts')
const { NO_LIMITS } = await import('../../../examples/server/src/http/limits.ts')
const { takeReference } = await import('../../../examples/server/src/modules/catalog/reference.ts')
const { seedIfEmpty } = await import('../../../examples/server/src/seed/seed-if-empty.ts')
const { createTestBackend } = await import('../../../examples/server/src/testing/test-backend.ts')

/** A backend on a folder with so many products, for measurements. */
export async function openBenchBackend(dataDir, products) {
  const store = await openStore({ dataDir })
  await migrate(store.db)
  const started = performance.now()
  await seedIfEmpty(store.db, products, () => undefined)
  const seconds = (performance.now() - started) / 1000
  await vacuum(store.db)
  const { app, close } = await createTestBackend({
    store,
    settings: { checkedAnswers: 0 },
    deps: { limits: NO_LIMITS, log: () => undefined }
  })

  async function list(body) {
    const request = { method: 'POST', body: JSON.stringify(body) }
    const response = await app.request('/catalog/v1/products', request)
    if (!response.ok) throw new Error(`The listing answered ${response.status}`)
    await response.text()
  }

  /** Bodies of listing calls by kind; the filters change from call to call. */
  async function bodies() {
    const { categories, filters } = await takeReference(store.db)
    const roots = categories.filter(({ parentId }) => parentId === null)
    const leaves = categories.filter(({ childrenIds }) => childrenIds.length === 0)
    const chosen = call =>
      Object.fromEntries(
        filters
          .filter(({ code }) => code === 'color' || code === 'brand')
          .map(({ code, values }) => [
            code,
            values.filter((_, at) => (at + call) % 3 > 0).map(value => value.code)
          ])
      )
    const pick = (from, call) => from[call % from.length]?.path
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

  return { seconds, list, bodies, close }
}
