import type { PageData, PageSections } from '@vitrina/core/pages'
import { Accordion, type Elements, style } from '@vitrina/react-ui'
import { useId } from 'react'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { ContentScreen } from '../../parts/content-screen.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
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

export const page = definePage<'how-order'>({ frame: plain, View: HowOrder })

/** The text, the way of an order in steps, and what is asked most. */
function HowOrder({ data, sections }: ViewProps<PageData<'page'>, PageSections<'how-order'>>) {
  return (
    <ContentScreen data={data}>
      <PageSection of={sections} name="steps" what={words.steps}>
        {steps => (
          <BlockSection block={steps}>
            <ol>
              {steps.items.map(item => (
                <li key={item.id}>
                  <h3>{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ol>
          </BlockSection>
        )}
      </PageSection>
      <PageSection of={sections} name="questions" what={words.questions}>
        {questions => (
          <BlockSection block={questions}>
            {questions.items.map(item => (
              <Accordion key={item.id} title={item.title}>
                <p>{item.text}</p>
                <RichText html={item.html} />
              </Accordion>
            ))}
          </BlockSection>
        )}
      </PageSection>
    </ContentScreen>
  )
}

interface BlockSectionProps {
  readonly block: PageSections<'how-order'>['steps']
  readonly children: Elements
}

function BlockSection({ block: { title, text }, children }: BlockSectionProps) {
  const id = useId()
  return (
    <section className={howOrderStyle()} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
