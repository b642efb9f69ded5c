import { Facts, style } from '@vitrina/react-ui'

import { CoverHead } from '../../cover-head/cover-head.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { certificatePageMessages } from './certificate-page.messages.ts'
import type { loader } from './certificates-id.loader.ts'
import { SumChoice } from './sum-choice.tsx'

const certificateStyle = style(`
  & > .facts { margin-top: 22px; }
  & > .columns { display: grid; grid-template-columns: minmax(0, 1fr) 460px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; margin-top: clamp(28px, 3.4vw, 48px); }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & > .columns > :last-child { order: -1; } }
`)

const facts = (nothing: string) => [
  { title: certificatePageMessages.atOnce, text: certificatePageMessages.atOnceText },
  { title: certificatePageMessages.year, text: certificatePageMessages.yearText },
  { title: nothing, text: certificatePageMessages.noDelivery },
  { title: certificatePageMessages.inBasket, text: certificatePageMessages.inBasketText }
]

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data, parts }) => {
    const [picture] = data.pictures
    return (
      <div className={certificateStyle()}>
        <CoverHead
          title={data.name}
          lead={data.text}
          picture={picture && { ...picture, ...(data.cover && { cover: data.cover }) }}
          notes={parts.offer?.range ? [parts.offer.range] : []}
        />
        <div className="facts">
          <Facts facts={facts(data.nothing)} />
        </div>
        <div className="columns">
          <RichText html={data.html} />
          <PagePart of={parts} name="offer" what={certificatePageMessages.whatSums}>
            {offer => <SumChoice sums={offer.sums} />}
          </PagePart>
        </div>
      </div>
    )
  }
})
