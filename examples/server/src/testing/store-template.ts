import { migrate } from '../db/migrate.ts'
import type { Store } from '../db/store.ts'
import { seedIfEmpty } from '../seed/seed-if-empty.ts'
import { fingerprintOf } from './keep.ts'

const here = (path: string) => new URL(path, import.meta.url)
/** What decides how an empty store looks, and the version of the embedded one. */
const SCHEMA = [here('../db'), here('../../package.json')]
const CONTENT = [here('../seed'), here('../modules'), here('../../../../packages/core/src/content')]

/** A hundred calls at once wait for one connection: only what hangs lets them wait so long. */
export const ANSWER_MS = 300_000

/** A store that is made once and copied from then on. */
export interface StoreTemplate {
  readonly name: string
  /** Half the work, where it is done already. */
  readonly base?: StoreTemplate
  fill(store: Store): Promise<void>
}

/** The newest schema, and nothing in it. */
export const emptyTemplate = (): StoreTemplate => ({
  name: `empty_${fingerprintOf(SCHEMA)}`,
  fill: ({ db }) => migrate(db)
})

/** The demo shop with so many products. It counts its days from the day it was filled. */
export const seededTemplate = (products: number): StoreTemplate => ({
  name: `seeded_${products}_${today()}_${fingerprintOf([...SCHEMA, ...CONTENT])}`,
  base: emptyTemplate(),
  async fill({ db }) {
    await migrate(db)
    await seedIfEmpty(db, products, () => undefined)
  }
})

const today = () => new Date().toISOString().slice(0, 10).replaceAll('-', '')
