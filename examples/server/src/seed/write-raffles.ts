import { cleanHtml } from '@vitrina/core/pages/clean'
import { DAY_MS, KOPECKS } from '@vitrina/core/values'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { createSeed, drawInside } from '../modules/raffles/draw-raffle.ts'
import { maskedName } from '../modules/raffles/masked-name.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoRaffle } from './shop-shapes.ts'
import type { PictureStore } from './write-pictures.ts'

/** Writes the raffles around today, or an open one would be over before anybody sees it. */
export async function writeRaffles(
  db: Transaction<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const today = Date.now()
  for (const raffle of shop.raffles) {
    await writeRaffle(db, raffle, { pictures, today })
    const endsAt = new Date(today + raffle.endsInDays * DAY_MS)
    if (raffle.isDrawn) await drawInside(db, raffle.code, endsAt)
  }
  for (const { id, raffle } of shop.news) {
    if (raffle !== undefined) await endWithRaffle(db, id, raffle)
  }
  await pictures.flush()
}

/** The promotion of a raffle ends when the raffle does. */
const endWithRaffle = (db: Kysely<Database>, id: number, code: string) =>
  db
    .updateTable('news')
    .set(({ selectFrom }) => ({
      ends_at: selectFrom('raffle').select('ends_at').where('code', '=', code)
    }))
    .where('id', '=', id)
    .execute()

interface Circumstances {
  readonly pictures: PictureStore
  /** Milliseconds since 1970. */
  readonly today: number
}

async function writeRaffle(
  db: Kysely<Database>,
  raffle: DemoRaffle,
  { pictures, today }: Circumstances
): Promise<void> {
  const { code, title, lead, html, prizes, conditions } = raffle
  const startsAt = today + raffle.startsInDays * DAY_MS
  await insertRows(db, 'raffle', [
    {
      code,
      title,
      lead,
      html: cleanHtml(html),
      image: pictures.add(raffle.image),
      prizes: prizes.map(({ art, ...prize }) => ({
        ...prize,
        image: pictures.addPlain(art, prize.title)
      })),
      conditions: [...conditions],
      min_order_kopecks: raffle.minOrderRubles * KOPECKS,
      starts_at: new Date(startsAt),
      ends_at: new Date(today + raffle.endsInDays * DAY_MS),
      drawn_at: null,
      winners: [],
      ...createSeed()
    }
  ])
  await insertRows(db, 'raffle_participant', participantRows(raffle, startsAt))
}

/** One an hour from the beginning on. */
const participantRows = ({ code, participants }: DemoRaffle, startsAt: number) =>
  participants.map((name, index) => ({
    raffle_code: code,
    ticket: index + 1,
    user_id: null,
    name: maskedName(name.split(' ').reverse().join(' ')) ?? '',
    joined_at: new Date(startsAt + (index + 1) * 3_600_000)
  }))
