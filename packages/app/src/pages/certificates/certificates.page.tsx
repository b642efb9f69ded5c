import { style } from '@vitrina/react-ui'

import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import { PromoCard } from '../../promo-card/promo-card.tsx'
import type { loader } from './certificates.loader.ts'

const certificatesStyle = style(`
  & > h1 { margin: 6px 0 16px; }
  & > .lead { max-width: 40em; margin-bottom: 32px; color: var(--c-ink-2); }
  & > .cards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); }
  @media (max-width: 767px) { & > .cards { grid-template-columns: minmax(0, 1fr); } }
`)

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <div className={certificatesStyle()}>
      <h1>{data.title}</h1>
      <p className="lead">{data.text}</p>
      <div className="cards">
        {data.cards.map(({ id, href, title, text, range, cover, pictures: [picture] }) => (
          <PromoCard
            key={id}
            href={href}
            title={title}
            text={text}
            note={range}
            cover={cover}
            picture={picture}
          />
        ))}
      </div>
    </div>
  )
})
