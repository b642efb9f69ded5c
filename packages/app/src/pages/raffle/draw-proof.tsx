import type { Raffle } from '@vitrina/core/entities'
import type { RaffleView } from '@vitrina/core/raffle'
import { Button, later } from '@vitrina/react-ui'
import { useState } from 'react'

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
      <h2 id="proof">Как повторить розыгрыш</h2>
      <dl>
        <dt>Отпечаток секрета, известен с первого дня</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>Секрет, открыт после розыгрыша</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {command && (
        <>
          <p>
            Отпечаток — это SHA-256 секрета. У каждого номера свой жребий; выигрывают наименьшие.
            Команда выводит жребии победителей и их номера по порядку мест:
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too. */}
          <pre tabIndex={0}>
            <code>{command}</code>
          </pre>
          <Button variant="line" data-live onClick={() => setChecked(true)}>
            Пересчитать прямо здесь
          </Button>
          {isChecked && <CheckDraw raffle={raffle} />}
        </>
      )}
    </section>
  )
}
