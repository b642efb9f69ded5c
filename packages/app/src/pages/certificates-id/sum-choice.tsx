import {
  type CertificateSum,
  putCertificate,
  certificateMessages as words
} from '@vitrina/core/orders'
import { Button, OptionBox, style, useShop } from '@vitrina/react-ui'
import { type FormEvent, useState } from 'react'

import { certificatePageMessages } from './certificate-page.messages.ts'

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
export function SumChoice({ sums }: SumChoiceProps) {
  const shop = useShop()
  const [chosen, setChosen] = useState(sums[0]?.groupId)
  const sum = sums.find(({ groupId }) => groupId === chosen)

  function put(event: FormEvent) {
    event.preventDefault()
    if (sum !== undefined) putCertificate(shop, sum.groupId)
  }

  return (
    <form className={sumChoiceStyle()} method="post" action="/basket" data-live onSubmit={put}>
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
