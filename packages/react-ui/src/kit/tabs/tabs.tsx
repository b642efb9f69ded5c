import type { KeyboardEvent } from 'react'

import { tabsStyle } from './tabs.styles.ts'

interface Tab {
  /** The panel has the id `{id}-panel` and is labelled by `{id}-tab`. */
  readonly id: string
  readonly title: string
  readonly count?: number | undefined
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  current: string
  onSelect: (id: string) => void
}

/**
 * Switches between panels of one page; arrow keys go from tab to tab. You keep `current` and draw
 * the panel, with the ids `…-panel` and `…-tab`.
 */
export function Tabs({ label, tabs, current, onSelect }: TabsProps) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const from = tabs.findIndex(tab => tab.id === current)
    const to = targetOf(event.key, from, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    const tab = event.currentTarget.children[to ?? from]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className={tabsStyle()} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          // The other panels may not be on the page.
          aria-controls={id === current ? `${id}-panel` : undefined}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <span>{title}</span>
          {count !== undefined && <sup>{count}</sup>}
        </button>
      ))}
    </div>
  )
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
