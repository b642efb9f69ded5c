import { type RepeatMode, type RepeatQuestion, repeatMessages as words } from '@vitrina/core/cart'

import { Button } from '../kit/button/button.tsx'
import { answersStyle } from '../kit/dialog/answers.styles.ts'
import type { Elements } from '../kit/elements.ts'

interface RepeatAnswersProps {
  readonly question: RepeatQuestion
  readonly isBusy?: boolean
  /** Left out where the answer is posted as `mode`. */
  readonly onAnswer?: (mode: RepeatMode) => void
  /** What leaves the basket as it is. */
  readonly stay: Elements
}

/** What has changed, what is in the way, and what may be done about it. */
export const RepeatAnswers = ({ question, isBusy, onAnswer, stay }: RepeatAnswersProps) => (
  <div className={answersStyle()}>
    {question.differences.length > 0 && (
      <div>
        <p>{words.differs}</p>
        <ul>
          {question.differences.map(({ id, title, words: said }) => (
            <li key={id}>
              <b>{title}</b>
              <span>{`: ${said.join(', ')}`}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
    {question.text !== '' && <p>{question.text}</p>}
    <div className="buttons">
      {question.answers.map(({ mode, label }) => (
        <Button
          key={mode}
          type={onAnswer ? 'button' : 'submit'}
          name="mode"
          value={mode}
          variant={mode === 'add' ? undefined : 'soft'}
          busy={isBusy}
          onClick={onAnswer && (() => onAnswer(mode))}
        >
          {label}
        </Button>
      ))}
      {stay}
    </div>
  </div>
)
