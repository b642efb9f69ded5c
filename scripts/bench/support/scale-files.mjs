// What the storefront makes of the whole catalogue: the addresses of its map, and its feed.
import './read-typescript.mjs'

const { readProductPaths, wholeCatalogue } = await import(
  '../../../packages/app/src/server/files/whole-catalogue.ts'
)
const { startSpool } = await import('../../../packages/app/src/server/files/spool.ts')
const { listCategories } = await import('../../../packages/core/src/contracts/index.ts')
const { ymlFeed } = await import('../../../packages/core/src/catalog/index.ts')

const MEGABYTE = 1024 * 1024

/** `backend` asks a call of the contracts. */
export const filesOf = ({ backend }) => ({
  addresses: async () => (await readProductPaths(backend)).length,
  async feed() {
    const { data } = await backend(listCategories, {})
    const shop = { title: 'Пенал', origin: 'https://penal.example', priceRole: 'guest_opt', now: 0 }
    const spool = await startSpool(ymlFeed(shop, data, wholeCatalogue(backend)))
    let bytes = 0
    for await (const chunk of spool.read()) bytes += chunk.length
    return bytes / MEGABYTE
  }
})
