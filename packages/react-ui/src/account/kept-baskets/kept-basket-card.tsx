import { type KeptBasketView, keptBasketMessages as words } from '@vitrina/core/cart'

import { ConfirmAction } from '../../forms/confirm-action.tsx'
import { GoodsRow } from '../../orders/order-card/goods-row.tsx'
import { orderCardStyle } from '../../orders/order-card/order-card.styles.ts'
import { RenameKept } from './rename-kept.tsx'
import { TakeKept } from './take-kept.tsx'

interface KeptBasketCardProps {
  readonly view: KeptBasketView
  readonly onChanged: () => Promise<unknown>
}

/** A kept basket with what can be done with it. */
export function KeptBasketCard({ view, onChanged }: KeptBasketCardProps) {
  const { id, name, when, items, lines } = view
  return (
    <article className={orderCardStyle()} aria-label={name}>
      <div>
        <h2 className="h4">{name}</h2>
        <p className="sm mut3">{when}</p>
        <RenameKept key={name} view={view} onChanged={onChanged} />
      </div>
      <div className="foot">
        <GoodsRow items={items} all={lines} />
        <div className="acts">
          <TakeKept view={view} />
          <ConfirmAction
            fields={{ remove: id }}
            label={words.remove}
            size="s"
            question={words.removeQuestion(name)}
            consequence={words.consequence}
            yes={words.removeYes}
            no={words.removeNo}
            act={async engine => (await engine.part('keptBaskets')).remove(id)}
            done={words.removed(name)}
            onDone={() => void onChanged()}
          />
        </div>
      </div>
    </article>
  )
}
