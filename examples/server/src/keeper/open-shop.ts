import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { migrate } from '../db/migrate.ts'
import { openStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'
import { createLocalBus } from '../live/bus.ts'
import { createPostgresBus } from '../live/postgres-bus.ts'
import { isNewStore } from '../seed/is-new-store.ts'
import type { StartSettings } from '../settings.ts'
import { StartFailure } from '../start-failure.ts'
import type { KeptShop } from './command.ts'

type Place = Pick<StartSettings, 'databaseUrl' | 'listenUrl' | 'dataDir'>

/** Opens the shop for one command; on PostgreSQL others may have it open, too. */
export async function openKeptShop(place: Place): Promise<KeptShop & { close(): Promise<void> }> {
  const store = await openFilledStore(place)
  const live =
    store.engine === 'embedded'
      ? createLocalBus()
      : await createPostgresBus({ ...store, url: place.listenUrl, log: () => undefined })
  async function close() {
    await live.close()
    await store.close()
  }
  return { db: store.db, live, now: () => new Date(), close }
}

/** A store that a shop has filled: a keeper's command never makes one. */
export async function openFilledStore({ databaseUrl, dataDir }: Omit<Place, 'listenUrl'>) {
  if (databaseUrl === '' && !existsSync(join(dataDir, 'db'))) throw noShop(`папке ${dataDir}`)
  const store = await openStore({ url: databaseUrl, dataDir })
  try {
    if (!(await isFilled(store))) {
      throw noShop(databaseUrl === '' ? `папке ${dataDir}` : 'базе DATABASE_URL')
    }
    // Nobody else has the folder; a database may serve shops of the version before.
    if (store.engine === 'embedded') await migrate(store.db)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function isFilled({ db, pool }: Store): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('product') is not null as made")
  if (rows[0]?.made !== true) return false
  return !(await isNewStore(db))
}

const noShop = (place: string) =>
  new StartFailure(`В ${place} магазина ещё нет: откройте его один раз командой npm start.`)
