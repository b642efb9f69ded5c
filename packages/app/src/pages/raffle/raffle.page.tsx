import { type RaffleView, raffleView } from '@vitrina/core/content'
import type { Raffle } from '@vitrina/core/entities'
import { sessionSubject } from '@vitrina/core/session'
import { ShopPicture, Tile } from '@vitrina/react-ui'

import { CoverHead } from '../../cover-head/cover-head.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { DrawProof } from './draw-proof.tsx'
import type { loader } from './raffle.loader.ts'
import { rafflePageMessages } from './raffle-page.messages.ts'
import { raffleStyle } from './raffle-screen.styles.ts'

const load = async () => (await import('./raffle-side.tsx')).RaffleSide
const drawn = import.meta.env.SSR ? await load() : undefined
const RaffleSide = touchedPart(load, drawn, (shop, changed) =>
  shop.subscribe(sessionSubject, changed)
)

export const page = definePage<typeof loader>({
  frame: plain,
  View: RaffleScreen,
  late: [RaffleSide]
})

/** A raffle: what is won and how, who takes part, and how anybody draws it again. */
function RaffleScreen({ data: raffle }: ViewProps<Raffle>) {
  const view = raffleView(raffle)
  return (
    <article className={raffleStyle()}>
      <CoverHead
        title={raffle.title}
        lead={raffle.lead}
        picture={raffle.image ?? undefined}
        notes={view.notes}
      />
      <div className="columns">
        <div className="main">
          {view.winners.length > 0 && <Winners winners={view.winners} />}
          <RichText html={raffle.html} />
          <Prizes prizes={view.prizes} />
          <section>
            <h2>{rafflePageMessages.terms}</h2>
            <ul className="terms">
              {raffle.conditions.map(condition => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </section>
          <DrawProof raffle={raffle} command={view.command} />
        </div>
        <RaffleSide raffle={raffle} />
      </div>
    </article>
  )
}

const Winners = ({ winners }: Pick<RaffleView, 'winners'>) => (
  <section aria-labelledby="winners">
    <h2 id="winners">{rafflePageMessages.winners}</h2>
    <ul className="people">
      {winners.map(({ ticket, name, prize }) => (
        <li key={ticket}>
          <b className="num">{ticket}</b>
          <span>
            <span>{name}</span>
            <small>{prize}</small>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Prizes = ({ prizes }: Pick<RaffleView, 'prizes'>) => (
  <section>
    <h2>{rafflePageMessages.prizes}</h2>
    <ul className="prizes">
      {prizes.map(({ title, count, picture }) => (
        <li key={title}>
          <Tile cover={picture?.cover} shape="thumb">
            <ShopPicture picture={picture ?? undefined} width={80} alt="" />
          </Tile>
          <span>
            <b>{title}</b>
            <span className="sm mut">{count}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)
