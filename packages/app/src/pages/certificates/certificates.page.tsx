import { style } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { PromoCard } from '../../parts/promo-card.tsx'
import { definePage } from '../../routing/define-page.ts'
import { certificatesPageMessages } from './certificates-page.messages.ts'

const certificatesStyle = style(`
  & > h1 { margin: 6px 0 16px; }
  & > .lost { margin-bottom: 24px; }
  & > .lead { max-width: 40em; margin-bottom: 32px; color: var(--c-ink-2); }
  & > .cards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); }
  @media (max-width: 767px) { & > .cards { grid-template-columns: minmax(0, 1fr); } }
`)

export const page = definePage<'certificates'>({
  frame: plain,
  View: ({ data, sections }) => (
    <div className={certificatesStyle()}>
      <h1>{data.title}</h1>
      <p className="lead">{data.text}</p>
      <PageSection
        of={sections}
        name="ranges"
        what={certificatesPageMessages.whatSums}
        className="lost"
      />
      <div className="cards">
        {data.cards.map(({ id, href, title, text, cover, pictures: [picture] }) => (
          <PromoCard
            key={id}
            href={href}
            title={title}
            text={text}
            note={sections.ranges?.[id]}
            cover={cover}
            picture={picture}
          />
        ))}
      </div>
    </div>
  )
})
