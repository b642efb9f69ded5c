import { sizeAdvice } from '@vitrina/core/catalog'
import { style } from '@vitrina/react-ui'
import { useChildren } from '../../parts/use-children.ts'
import { today } from './today.ts'
import { useSizeTable } from './use-size-table.ts'

const sizeNoteStyle = style(`
  flex-basis: 100%; margin-top: 4px; color: var(--c-green); font-size: var(--fs-sm); font-weight: 500;
  &[data-warning] { color: var(--c-red); }
`)

interface SizeNoteProps {
  /** Of the page of the table. */
  readonly href: string
  readonly size: string | undefined
}

/** What the children of this device would wear of the brand. */
export function SizeNote({ href, size }: SizeNoteProps) {
  const children = useChildren()
  const { data } = useSizeTable(href)
  if (typeof data !== 'object') return null
  return sizeAdvice(children, data.table, size, today()).map(({ name, words, isWarning }) => (
    <span
      key={name}
      className={sizeNoteStyle()}
      data-warning={isWarning || undefined}
      role={isWarning ? 'status' : undefined}
    >
      {words}
    </span>
  ))
}
