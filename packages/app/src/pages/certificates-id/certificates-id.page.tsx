import {
  addCertificate,
  type CertificateSum,
  certificateMessages as words
} from '@vitrina/core/orders'
import { certificatePageMessages } from '@vitrina/core/pages/words'
import { Button, Facts, OptionBox, style, useShop } from '@vitrina/react-ui'
import { type FormEvent, useState } from 'react'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { CoverHead } from '../../parts/cover-head.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { definePage } from '../../routing/define-page.ts'

const sumChoiceStyle = style(`
  padding: 28px 32px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet);
  & legend { margin-bottom: 14px; font-weight: 700; }
  & .sums { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 22px; }
  @media (max-width: 767px) { padding: 22px 20px; }
`)

interface SumChoiceProps {
  readonly sums: readonly CertificateSum[]
}

/** The sum of a certificate, and the way into the basket; without script a form of the shop. */
function SumChoice({ sums }: SumChoiceProps) {
  const shop = useShop()
  const [chosen, setChosen] = useState(sums[0]?.groupId)
  const sum = sums.find(({ groupId }) => groupId === chosen)

  function add(event: FormEvent) {
    event.preventDefault()
    if (sum !== undefined) addCertificate(shop, sum.groupId)
  }

  return (
    <form className={sumChoiceStyle()} method="post" action="/basket" data-live onSubmit={add}>
      <fieldset>
        <legend>{certificatePageMessages.sum}</legend>
        <div className="sums">
          {sums.map(({ groupId, title }) => (
            <OptionBox
              key={groupId}
              type="radio"
              name="group"
              size="l"
              value={groupId}
              checked={groupId === chosen}
              onChange={() => setChosen(groupId)}
            >
              {title}
            </OptionBox>
          ))}
        </div>
      </fieldset>
      <Button size="l" wide disabled={sum === undefined}>
        {words.put(sum?.title ?? '')}
      </Button>
    </form>
  )
}

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

export const page = definePage<'certificates-id'>({
  frame: plain,
  View: ({ data, sections }) => {
    const [picture] = data.pictures
    return (
      <div className={certificateStyle()}>
        <CoverHead
          title={data.name}
          lead={data.text}
          picture={picture && { ...picture, ...(data.cover && { cover: data.cover }) }}
          notes={sections.offer?.range ? [sections.offer.range] : []}
        />
        <div className="facts">
          <Facts facts={facts(data.nothing)} />
        </div>
        <div className="columns">
          <RichText html={data.html} />
          <PageSection of={sections} name="offer" what={certificatePageMessages.whatSums}>
            {offer => <SumChoice sums={offer.sums} />}
          </PageSection>
        </div>
      </div>
    )
  }
})
