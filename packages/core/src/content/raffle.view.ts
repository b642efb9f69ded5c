import type { Raffle } from '../entities/raffle.ts'
import { routePath } from '../routes/route-path.ts'
import { formatDate, formatDay } from '../values/calendar/date-format.ts'
import { type ListView, listView } from '../values/pagination/list.view.ts'
import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'
import { prizesInOrder } from './draw.ts'
import { raffleMessages as messages } from './raffle.messages.ts'

/** A raffle in words. */
export interface RaffleView {
  /** «Идёт», «с 2 ноября до 31 января 2027». */
  readonly notes: readonly string[]
  readonly prizes: readonly {
    readonly title: string
    readonly count: string
    readonly picture: Raffle['image']
  }[]
  /** «14 участников» */
  readonly count: string
  readonly participants: ListView<Participant>
  readonly winners: readonly (Participant & { readonly prize: string })[]
  /** The number the visitor takes part with; undefined for who does not. */
  readonly ticket: number | undefined
  readonly canJoin: boolean
  /** People may take part; a guest signs in first. */
  readonly isOpen: boolean
  /** A member proves the e-mail first. */
  readonly needsProof: boolean
  /** Repeats the draw on any computer; none before it. */
  readonly command: string | undefined
}

interface Participant {
  readonly ticket: number
  readonly name: string
}

const raffleHref = (code: string) => routePath('raffle', { code })

export const raffleView = (raffle: Raffle): RaffleView => ({
  notes: [messages.statuses[raffle.status], termOf(raffle)],
  prizes: raffle.prizes.map(({ title, count, image }) => ({
    ...{ title, count: countOf(count, countedNouns.pieces) },
    picture: image
  })),
  count: countOf(raffle.participantsCount, countedNouns.participants),
  participants: participantsOf(raffle),
  winners: raffle.draw.winners,
  ticket: raffle.participation.ticket ?? undefined,
  canJoin: raffle.participation.allowed,
  isOpen: raffle.status === 'open',
  needsProof: raffle.participation.needsProof === true,
  command: drawCommand(raffle)
})

const participantsOf = ({ code, participants }: Raffle): ListView<Participant> =>
  listView(participants, {
    href: raffleHref(code),
    page: participants.meta.page,
    card: ({ ticket, name }) => ({ ticket, name })
  })

/** Lists the winning tickets in their order, the lots before them, with what every computer has. */
export function drawCommand({ code, prizes, draw }: Raffle): string | undefined {
  const { seed, participants } = draw
  if (seed === null || participants === null) return undefined
  const lot = `printf '%s' "${seed}:${code}:${participants}:$t" | sha256sum | cut -c1-64`
  const places = prizesInOrder(prizes).length
  return `for t in $(seq ${participants}); do echo "$(${lot}) $t"; done | sort | head -n ${places}`
}

const termOf = ({ startsAt, endsAt }: Raffle) =>
  messages.term(formatDay(startsAt), formatDate(endsAt))
