import { style } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'
import { mailingPageMessages } from './mailing-page.messages.ts'

const load = async () => (await import('./form.ts')).MailingForm
const MailingForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

const mailingStyle = style(`
  max-width: 520px;
  & > h1 { margin: 6px 0 12px; }
  & > p { margin-bottom: 24px; color: var(--c-ink-2); }
`)

export const page = definePage<'mailing'>({
  frame: plain,
  late: [MailingForm],
  View: ({ data }) => (
    <div className={mailingStyle()}>
      <h1>{mailingPageMessages.title}</h1>
      <p>{mailingPageMessages.text}</p>
      <MailingForm {...data} />
    </div>
  )
})
