import { routePath } from '@vitrina/core'
import { Button, style } from '@vitrina/react-ui'

import type { HomeData } from '../../loaders/home.loader.ts'
import { schoolsMessages } from './schools.messages.ts'

const schoolsStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 48px; align-items: end; padding: clamp(32px, 4.6vw, 64px); border-radius: var(--r-xl); background: var(--c-board); color: var(--c-on-board);
  & h2 { color: inherit; font-size: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem); line-height: 1; overflow-wrap: anywhere; }
  & .lead { max-width: 29em; margin: 14px 0 28px; }
  & .lead + a { max-width: 100%; white-space: normal; }
  & dl > div { display: grid; grid-template-columns: minmax(150px, max-content) minmax(0, 1fr); gap: 16px; align-items: baseline; padding: 14px 0; border-top: 1px solid rgb(255 255 255 / .2); }
  & dt { font-size: 2rem; font-weight: 800; letter-spacing: -.04em; font-variant-numeric: tabular-nums; }
  & dd { color: var(--c-on-board-2); }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { gap: 28px; margin-inline: -6px; padding: 32px 24px; & dl > div { grid-template-columns: minmax(116px, max-content) minmax(0, 1fr); } & dt { font-size: 1.625rem; } }
`)

const facts = (fastOrderLines: string) => [
  { figure: schoolsMessages.bill, text: schoolsMessages.billText },
  { figure: schoolsMessages.priceList, text: schoolsMessages.priceListText },
  { figure: fastOrderLines, text: schoolsMessages.linesText }
]

/** The shop's offer to schools and dealers. */
export const Schools = ({ fastOrderLines }: Pick<HomeData, 'fastOrderLines'>) => (
  <section className="sec wrap">
    <div className={schoolsStyle()}>
      <div>
        <h2>{schoolsMessages.schools}</h2>
        <p className="lead">{schoolsMessages.schoolsText}</p>
        <Button variant="board" size="l" href={routePath('wholesale')}>
          {schoolsMessages.schoolsTerms}
        </Button>
      </div>
      <dl>
        {facts(fastOrderLines).map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
