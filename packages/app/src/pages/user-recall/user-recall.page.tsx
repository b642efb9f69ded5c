import { routePath } from '@vitrina/core'
import { routeTitle } from '@vitrina/core/routes'
import { ChoiceChips, style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { ShopForm } from '../../parts/shop-form.ts'
import { definePage } from '../../routing/define-page.ts'
import { recallPageMessages } from './recall-page.messages.ts'

const recallStyle = style(`
  & > h1 { margin: 6px 0 22px; }
  & > nav { margin-bottom: 28px; }
  & > .write { max-width: 640px; padding: 32px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet); }
  & > .write > h2 { margin-bottom: 6px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > .write > p { margin-bottom: 20px; color: var(--c-ink-2); }
  @media (max-width: 767px) { & > .write { padding: 22px 20px; } }
`)

/** The forms of the shop, one at a time; which one stands in the address. */
export const page = definePage<'user-recall'>({
  frame: plain,
  late: [ShopForm],
  View: ({ data: { form, choices, isSent } }) => (
    <div className={recallStyle()}>
      <h1>{routeTitle('user-recall')}</h1>
      {choices.length > 0 && (
        <nav aria-label={recallPageMessages.subjects}>
          <ChoiceChips choices={choices} />
        </nav>
      )}
      <section className="write">
        <h2>{form.title}</h2>
        <p>{form.description}</p>
        <ShopForm key={form.id} form={form} page={routePath('user-recall')} isSent={isSent} />
      </section>
    </div>
  )
})
