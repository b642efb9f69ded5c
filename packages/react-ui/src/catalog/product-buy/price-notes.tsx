import { type BasketContext, quantityOf } from '@vitrina/core/basket'
import { explainPrice, priceMessages, type ShownGroup } from '@vitrina/core/catalog'
import type { SessionContext } from '@vitrina/core/session'
import { Boundary } from '../../binding/boundary.tsx'
import { useBasket, useSession } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { BonusMark } from '../../kit/tag/tag.tsx'
import { style } from '../../theme/style.ts'
import { priceNotesMessages } from './price-notes.messages.ts'

const priceReasonsStyle = style(`
  margin-top: 6px; font-size: var(--fs-sm);
  & > summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--c-pen); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; cursor: pointer; }
  & > summary:hover { text-decoration: none; }
  & > dl { display: grid; gap: 8px; margin: 0; padding: 14px 18px; border: 1px solid var(--c-line); border-radius: var(--r-m); }
  & div { display: flex; justify-content: space-between; gap: 16px; }
  & dt { color: var(--c-ink-2); }
  & dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & [data-price] { padding-top: 8px; border-top: 1px solid var(--c-line); font-weight: 700; }
  & [data-price] dt { color: inherit; }
`)

interface PriceReasonsProps {
  group: ShownGroup
  bonus?: string | undefined
}

const total = (basket: BasketContext) => basket.total
const whole = (session: SessionContext) => session

/** How the price came about, for those who ask. */
function PriceReasons({ group, bonus }: PriceReasonsProps) {
  const count = useBasket(basket => (group.id === undefined ? 0 : quantityOf(basket, group.id)))
  const session = useSession(whole)
  const { rules } = usePrices()
  const known = { count, roles: session.roles, rules, total: useBasket(total), bonus }
  return (
    <details className={priceReasonsStyle()}>
      <summary>{priceMessages.question}</summary>
      <dl>
        {explainPrice(group, known).map(({ why, value, isPrice }) => (
          <div key={why} data-price={isPrice}>
            <dt>{why}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const bonusNoteStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 12px;
`)

interface PriceNotesProps {
  readonly group: ShownGroup
  /** What comes back for one piece: «+124 Б». */
  readonly bonus?: string | undefined
}

/**
 * Says under the price how many bonuses come back, and for those who ask how the price came about.
 * Neither keeps anybody from buying when it fails (G6).
 */
export const PriceNotes = ({ group, bonus }: PriceNotesProps) => (
  <>
    <Boundary>
      {bonus && (
        <p className={bonusNoteStyle()}>
          <BonusMark>{bonus}</BonusMark>
          <span className="sm mut">{priceNotesMessages.bonuses}</span>
        </p>
      )}
    </Boundary>
    <Boundary>
      <PriceReasons group={group} bonus={bonus} />
    </Boundary>
  </>
)
