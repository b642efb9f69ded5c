import { type RaffleView, raffleView } from '@vitrina/core/content'
import type { Raffle } from '@vitrina/core/entities'
import { rafflePageMessages } from '@vitrina/core/pages/words'
import { sessionSubject } from '@vitrina/core/session'
import { ShopPicture, style, Tile } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { plain } from '../../frames/plain.tsx'
import { CoverHead } from '../../parts/cover-head.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { DrawProof } from './draw-proof.tsx'

const raffleStyle = style(`
  & > .columns { display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; margin-top: clamp(28px, 3.4vw, 48px); }
  & h2 { margin-bottom: 14px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .main { display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(32px, 4vw, 48px); min-width: 0; }
  & .side { display: grid; gap: 32px; }
  & .part { display: grid; gap: 16px; padding: 28px 32px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet); }
  & .ticket { display: grid; }
  & .ticket > b { font-size: 64px; line-height: 1.1; font-weight: 800; letter-spacing: -.05em; color: var(--c-heading); }
  & .prizes { display: grid; gap: 12px; }
  & .prizes > li { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 18px; align-items: center; }
  & .prizes img { width: 68%; height: 68%; object-fit: contain; }
  & .prizes b { display: block; }
  & .terms { display: grid; gap: 8px; padding-left: 1.2em; list-style: disc; }
  & .people { display: grid; }
  & .people > li { display: grid; grid-template-columns: 56px minmax(0, 1fr); padding-block: 9px; align-items: center; border-bottom: 1px solid var(--c-line); }
  & .people > li > b { color: var(--c-pen); }
  & .people small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .side nav { margin-top: 16px; }
  & .proof > dl { display: grid; gap: 4px; margin-bottom: 16px; }
  & .proof dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .proof dd { margin-bottom: 8px; }
  & .proof code { font: 500 .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  & .proof > pre { margin-block: 14px; padding: 16px 20px; overflow-x: auto; border-radius: var(--r-m); background: var(--c-desk); }
  & .proof > pre code { overflow-wrap: normal; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & .side { order: -1; } }
`)

const load = async () => (await import('./raffle-side.tsx')).RaffleSide
const drawn = import.meta.env.SSR ? await load() : undefined
const RaffleSide = lazyIsland(load, drawn, (shop, changed) =>
  shop.subscribe(sessionSubject, changed)
)

export const page = definePage<'raffle'>({
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
