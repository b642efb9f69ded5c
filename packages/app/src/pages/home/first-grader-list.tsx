import { basketSubject } from '@vitrina/core/basket'
import {
  chosenSchoolList,
  type SchoolListItem,
  type SchoolListLeft,
  schoolListCommands,
  schoolListSum,
  turnSchoolListItem
} from '@vitrina/core/cart'
import { formatPrice } from '@vitrina/core/values'
import {
  Button,
  Checkbox,
  HandNote,
  ShopPicture,
  style,
  useShop,
  useToasts
} from '@vitrina/react-ui'
import { type FormEvent, useState } from 'react'

import { firstGraderListMessages } from './first-grader-list.messages.ts'

const listStyle = style(`
  --margin-x: 96px; --cell: 24px; display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.25fr) minmax(0, .9fr); grid-template-rows: auto 1fr; gap: 8px 48px; padding: 60px 56px 56px 136px; overflow: hidden; border: 1px solid var(--c-cell); border-radius: var(--r-xl);
  & > .words > h2 { font-size: min(var(--fs-h2), max(30px, 2.7vw)); }
  & > .words > p { max-width: 22em; margin-top: 14px; }
  & > .hand { position: absolute; left: 10px; top: 62px; width: 76px; font-size: 22px; white-space: nowrap; line-height: 1.1; transform: rotate(-4deg); text-align: center; }
  & > .things { min-width: 0; overflow-wrap: normal; font-size: min(1rem, max(16px, 1.6vw)); grid-column: 2; grid-row: 1 / span 2; }
  & > .things > li { border-bottom: 1px solid var(--c-cell); }
  & > .things > li:last-child { border: 0; }
  & > .put { grid-column: 1; align-self: end; justify-self: start; max-width: 100%; }
  & > .put > * { white-space: normal; }
  & > .art { grid-column: 3; grid-row: 1 / span 2; position: relative; min-height: 360px; }
  & > .art > img { position: absolute; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  & > .art > img:nth-of-type(1) { left: -4px; top: 0; width: 250px; }
  & > .art > img:nth-of-type(2) { right: -20px; top: 186px; width: 150px; }
  & > .art > img:nth-of-type(3) { left: 0; top: 246px; width: 110px; }
  @media (max-width: 1179px) { grid-template-columns: 1fr 1fr; & > .art { display: none; } }
  @media (max-width: 767px) {
    --margin-x: 44px; --cell: 20px; display: block; margin-inline: -6px; padding: 38px 16px 24px 60px;
    & > .hand { left: 12px; top: 8px; width: auto; font-size: 19px; }
    & > .things { margin-block: 12px; font-size: min(1rem, 5vw); }
    & > .put > * { width: 100%; padding: 0 12px; }
  }
`)

interface FirstGraderListProps {
  readonly items: readonly SchoolListItem[]
  readonly sign: string
}

/** The list a first-grader's mother carries: untick what is at home, put the rest into the basket. */
export function FirstGraderList({ items, sign }: FirstGraderListProps) {
  const shop = useShop()
  const toasts = useToasts()
  const [left, setLeft] = useState<SchoolListLeft>([])
  const chosen = chosenSchoolList(items, left)

  function add(event: FormEvent) {
    event.preventDefault()
    for (const command of schoolListCommands(shop.get(basketSubject), chosen))
      shop.send(basketSubject, command)
    toasts.show({ tone: 'good', text: firstGraderListMessages.inBasket })
  }

  if (items.length === 0) return null
  return (
    <section id="first-grader" className="sec wrap">
      <form
        className={`${listStyle()} cells margin`}
        method="post"
        action="/kit"
        data-live
        onSubmit={add}
      >
        <HandNote>{firstGraderListMessages.note}</HandNote>
        <div className="words">
          <h2>{firstGraderListMessages.title}</h2>
          <p>{firstGraderListMessages.text}</p>
        </div>
        <ul className="things">
          {items.map(({ groupId, title, price }) => (
            <li key={groupId}>
              <Checkbox
                name="group"
                value={groupId}
                defaultChecked
                count={formatPrice(price, sign)}
                onChange={() => setLeft(turnSchoolListItem(left, groupId))}
              >
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
        <div className="put">
          <Button type="submit" size="l" disabled={chosen.length === 0}>
            {firstGraderListMessages.put(formatPrice(schoolListSum(chosen), sign))}
          </Button>
        </div>
        <div className="art" aria-hidden="true">
          {items.slice(0, 3).map(({ groupId, picture }) => (
            <ShopPicture key={groupId} picture={picture} width={320} sizes="250px" alt="" />
          ))}
        </div>
      </form>
    </section>
  )
}
