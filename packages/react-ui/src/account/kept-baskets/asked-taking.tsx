import { routePath } from '@vitrina/core'
import { type AskedTaking as Asked, keptQuestion, repeatMessages } from '@vitrina/core/cart'
import { RepeatAnswers } from '../../basket/repeat-answers.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'

/** The question of a kept basket on its page, for a form that could not open a window. */
export function AskedTaking({ asked }: { readonly asked: Asked }) {
  const { show } = usePrices()
  const page = routePath('user-profile-baskets')
  const question = keptQuestion(asked.lines, { ...asked, show })
  return (
    <form className="asked" method="post" action={page} aria-labelledby="asked-taking">
      <h2 id="asked-taking" className="h4">
        {question.title}
      </h2>
      <input type="hidden" name="take" value={asked.id} />
      <RepeatAnswers
        question={question}
        stay={
          <Button href={page} variant="grey">
            {repeatMessages.notNow}
          </Button>
        }
      />
    </form>
  )
}
