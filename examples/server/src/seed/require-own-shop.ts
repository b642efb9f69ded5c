import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createPasswords } from '../modules/auth/passwords.ts'
import { revokeSessions } from '../modules/auth/sessions.ts'
import { StartFailure } from '../start-failure.ts'
import { ACCOUNTS } from './accounts.ts'
import { isNewStore } from './is-new-store.ts'

const EMPTY =
  'Хранилище пусто, а показательный магазин не включён. Попробовать: DEMO=on. Открыть свой: опустошите показательный (npm run shop -- demo:clear), перенесите готовый магазин командой npm run shop -- db:copy --from … --to … или загрузите товары в таблицы, которые сейчас созданы (docs/operations.md).'

/**
 * Opens a store for a real shop: ends the start where nothing is in it, and takes the published
 * passwords from the demo accounts where it was a demo before.
 */
export async function requireOwnShop(
  db: Kysely<Database>,
  say: (line: string) => void
): Promise<void> {
  if (await isNewStore(db)) throw new StartFailure(EMPTY)
  const closed = await closeDemoAccounts(db)
  if (closed > 0) say(`Закрыты входы с паролями из README: ${closed}`)
}

async function closeDemoAccounts(db: Kysely<Database>): Promise<number> {
  const passwords = createPasswords()
  let closed = 0
  for (const { email, password } of ACCOUNTS) {
    const account = await db
      .selectFrom('app_user')
      .select(['id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!account || !(await passwords.matches(account.password_hash, password))) continue
    await db.transaction().execute(async trx => {
      const password_hash = await passwords.hash(randomBytes(32).toString('base64url'))
      await trx
        .updateTable('app_user')
        .set({ password_hash })
        .where('id', '=', account.id)
        .execute()
      // Whoever read the README may have signed in, and left a key of his own.
      await trx.deleteFrom('passkey').where('user_id', '=', account.id).execute()
      await revokeSessions(trx, account.id, new Date())
    })
    closed += 1
  }
  return closed
}
