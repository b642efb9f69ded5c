import { pagePath } from '@vitrina/core/content'
import { sizesPageMessages } from '@vitrina/core/pages/words'
import { Button, ShopPicture, style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { SizeTable } from '../../parts/size-table.tsx'
import { definePage } from '../../routing/define-page.ts'

const sizesIdStyle = style(`
  & > h1 { margin: 6px 0 8px; }
  & > .lead { margin-bottom: 28px; color: var(--c-ink-2); }
  & > .columns { display: grid; grid-template-columns: minmax(0, 1fr) 380px; gap: 40px clamp(32px, 4vw, 64px); align-items: start; }
  & .drawing { --cell: 24px; display: grid; place-items: center; padding: 48px 32px; border: 1px solid var(--c-cell); border-radius: var(--r-l); }
  & .drawing img { width: 260px; height: 260px; object-fit: contain; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  & .go { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 28px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & .drawing { display: none; } }
`)

export const page = definePage<'sizes-id'>({
  frame: plain,
  View: ({ data }) => (
    <div className={sizesIdStyle()}>
      <h1>{sizesPageMessages.tableOf(data.brand)}</h1>
      <p className="lead">{sizesPageMessages.description(data.table.title)}</p>
      <div className="columns">
        <div>
          <SizeTable table={data.table} />
          <p className="go">
            <Button href={data.href}>{sizesPageMessages.productsOf(data.brand)}</Button>
            <Button variant="line" href={pagePath('merki')}>
              {sizesPageMessages.howToMeasure}
            </Button>
          </p>
        </div>
        <div className="drawing cells">
          <ShopPicture picture={data.picture} width={320} sizes="260px" alt="" />
        </div>
      </div>
    </div>
  )
})
