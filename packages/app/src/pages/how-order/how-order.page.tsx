import { Accordion, style } from '@vitrina/react-ui'

import type { ContentData } from '../../content/content.loader.ts'
import { ContentScreen } from '../../content/content-screen.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import type { loader } from './how-order.loader.ts'
import { howOrderMessages as words } from './how-order.messages.ts'

const howOrderStyle = style(`
  margin-top: 44px;
  & > h2 { margin-bottom: 8px; }
  & > p { margin-bottom: 20px; color: var(--c-ink-2); }
  & > ol { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap); counter-reset: step; }
  & > ol > li { padding: 20px 24px; border-radius: var(--r-l); background: var(--c-desk); counter-increment: step; }
  & > ol > li > h3::before { content: counter(step) '. '; color: var(--c-red); }
  & > ol > li > p { margin-top: 6px; color: var(--c-ink-2); line-height: 1.4; }
  @media (max-width: 767px) { & > ol { grid-template-columns: minmax(0, 1fr); } }
`)

interface Block {
  readonly title: string
  readonly text: string
  readonly items: readonly {
    readonly id: number
    readonly title: string
    readonly text: string
    readonly html: string
  }[]
}

interface HowOrderParts {
  readonly steps: Block
  readonly questions: Block
}

export const page = definePage<typeof loader>({ frame: plain, View: HowOrder })

/** The text, the way of an order in steps, and what is asked most. */
function HowOrder({ data, parts }: ViewProps<ContentData, HowOrderParts>) {
  return (
    <ContentScreen data={data}>
      <PagePart of={parts} name="steps" what={words.steps}>
        {steps => <Steps block={steps} />}
      </PagePart>
      <PagePart of={parts} name="questions" what={words.questions}>
        {questions => <Questions block={questions} />}
      </PagePart>
    </ContentScreen>
  )
}

const Steps = ({ block: { title, text, items } }: { readonly block: Block }) => (
  <section className={howOrderStyle()} aria-labelledby="steps">
    <h2 id="steps">{title}</h2>
    <p>{text}</p>
    <ol>
      {items.map(item => (
        <li key={item.id}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  </section>
)

const Questions = ({ block: { title, text, items } }: { readonly block: Block }) => (
  <section className={howOrderStyle()} aria-labelledby="questions">
    <h2 id="questions">{title}</h2>
    <p>{text}</p>
    {items.map(item => (
      <Accordion key={item.id} title={item.title}>
        <p>{item.text}</p>
        <RichText html={item.html} />
      </Accordion>
    ))}
  </section>
)
