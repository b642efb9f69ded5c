import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

const MARK = '/*prepared*/'
/** Shapes of one statement are few; a stranger who finds more gets plain statements. */
const NAMES_MAX = 300

/**
 * Gives the statements that begin with the mark a name, so that the store plans them once: in
 * PGlite planning alone takes 6–54 ms.
 */
export function preparing(pool: Pool, turn: () => Promise<void> = async () => {}): PostgresPool {
  const names = new Map<string, string>()
  return {
    async connect() {
      const client = await pool.connect()
      await turn()
      return wrap(client, names)
    },
    end: () => pool.end()
  }
}

function wrap(client: PoolClient, names: Map<string, string>): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = text.startsWith(MARK) ? takeName(text, names) : undefined
    return client.query({ text, values: [...values], ...(name && { name }) })
  }
  return {
    release: () => client.release(),
    // Kysely's type also has cursors, which nothing here streams with.
    query: query as PostgresPoolClient['query']
  }
}

function takeName(text: string, names: Map<string, string>): string | undefined {
  const found = names.get(text)
  if (found !== undefined) return found
  if (names.size >= NAMES_MAX) return undefined
  const name = createHash('sha1').update(text).digest('hex')
  names.set(text, name)
  return name
}
