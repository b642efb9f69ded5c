import { routePath } from '@vitrina/core'
import type { SetBuilderView } from '@vitrina/core/cart'
import { constructorPageMessages } from '@vitrina/core/pages/words'
import { actionMessages, Button, EmptyState } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { constructorStyle } from './constructor.styles.ts'
import { SetBuilder } from './set-builder.tsx'

export const page = definePage<'constructor'>({ frame: plain, View: ConstructorScreen })

/** The open pencil case: a thing for each pocket, and the whole of it as one line of the basket. */
function ConstructorScreen({ data: { set, choice, edited, others } }: ViewProps<SetBuilderView>) {
  if (set === undefined) {
    return (
      <EmptyState
        level={1}
        title={constructorPageMessages.none}
        actions={<Button href={routePath('catalog')}>{actionMessages.toCatalog}</Button>}
      >
        {constructorPageMessages.noneText}
      </EmptyState>
    )
  }
  return (
    <div className={constructorStyle()}>
      <h1>{constructorPageMessages.title}</h1>
      <nav className="sets" aria-label={constructorPageMessages.sets}>
        {others.map(({ code, title, href }) => (
          <a key={code} href={href} aria-current={code === set.code ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <SetBuilder key={`${set.code} ${edited}`} set={set} initial={choice} edited={edited} />
    </div>
  )
}
