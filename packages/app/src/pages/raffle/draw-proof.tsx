import type { RaffleView } from '@vitrina/core/content'
import type { Raffle } from '@vitrina/core/entities'
import { Button, later } from '@vitrina/react-ui'
import { useState } from 'react'

import { drawProofMessages } from './draw-proof.messages.ts'

const CheckDraw = later(async () => (await import('./check-draw.tsx')).CheckDraw)

interface DrawProofProps {
  readonly raffle: Raffle
  readonly command: RaffleView['command']
}

/** All that is needed to draw again: the promise before, the secret after, the way to repeat it. */
export function DrawProof({ raffle, command }: DrawProofProps) {
  const [isChecked, setChecked] = useState(false)
  const { commitment, seed } = raffle.draw
  return (
    <section className="proof" aria-labelledby="proof">
      <h2 id="proof">{drawProofMessages.title}</h2>
      <dl>
        <dt>{drawProofMessages.fingerprint}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>{drawProofMessages.secret}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {command && (
        <>
          <p>{drawProofMessages.explanation}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too. */}
          <pre tabIndex={0}>
            <code>{command}</code>
          </pre>
          <Button variant="line" data-live onClick={() => setChecked(true)}>
            {drawProofMessages.repeat}
          </Button>
          {isChecked && <CheckDraw raffle={raffle} />}
        </>
      )}
    </section>
  )
}
