import { Button } from '../../kit/button/button.tsx'
import { addToBasketMessages } from '../add-to-basket/add-to-basket.messages.ts'
import { oneClickMessages } from '../one-click/one-click.messages.ts'
import type { AskedSize } from '../product-choice/use-asked-size.ts'
import { restockFormMessages } from '../restock-form/restock-form.messages.ts'

interface AskSizeProps {
  readonly asked: AskedSize
  /** What is bought, for those who do not see it. */
  readonly title: string
}

/** «В корзину» while no size is chosen: it asks for one. */
export const AskSize = ({ asked, title }: AskSizeProps) => (
  <Button
    size="l"
    wide
    href={`#${asked.id}`}
    aria-label={addToBasketMessages.addNamed(title)}
    onClick={asked.ask}
  >
    {addToBasketMessages.add}
  </Button>
)

/** Every way to buy while no size is chosen, or to a letter when all of them are sold out. */
export const AskedPurchase = ({ isGone, ...ask }: AskSizeProps & { readonly isGone: boolean }) =>
  isGone ? (
    <Button
      id="restock"
      variant="grey"
      size="l"
      wide
      href={`#${ask.asked.id}`}
      onClick={ask.asked.ask}
    >
      {restockFormMessages.submit}
    </Button>
  ) : (
    <div className="act">
      <AskSize {...ask} />
      <Button variant="line" size="l" href={`#${ask.asked.id}`} onClick={ask.asked.ask}>
        {oneClickMessages.buy}
      </Button>
    </div>
  )
