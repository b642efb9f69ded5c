import {
  COLUMN_FIELD,
  type ColumnChoice,
  fastOrderSubject,
  fastOrderMessages as words
} from '@vitrina/core/cart'
import { Button, useShop } from '@vitrina/react-ui'
import type { MouseEvent } from 'react'

interface ColumnQuestionProps {
  readonly choices: readonly ColumnChoice[]
  /** The list of the address, for the answer without script. */
  readonly text: string
}

/** Asks which column holds the quantities, where the list alone does not tell. */
export function ColumnQuestion({ choices, text }: ColumnQuestionProps) {
  const shop = useShop()
  const choose = (column: number) => (event: MouseEvent) => {
    event.preventDefault()
    shop.send(fastOrderSubject, { type: 'column.choose', column })
  }
  return (
    <form className="question" method="get" aria-labelledby="column-question">
      <input type="hidden" name="lines" value={text} />
      <h2 id="column-question">{words.question}</h2>
      <p>{words.questionWhy}</p>
      {choices.map(({ column, label }) => (
        <Button
          key={column}
          type="submit"
          variant="soft"
          name={COLUMN_FIELD}
          value={column}
          onClick={choose(column)}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
