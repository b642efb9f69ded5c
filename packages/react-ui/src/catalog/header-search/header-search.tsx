import { type ComponentType, useRef, useState } from 'react'
import { style } from '../../theme/style.ts'
import type { SearchCombobox } from './search-combobox.tsx'
import { SearchForm } from './search-form.tsx'

const headerSearchStyle = style(`
  position: relative; display: block;
  & > form { display: flex; align-items: center; height: 52px; border: 2px solid var(--c-pen); border-radius: var(--r-m); background: var(--c-sheet); }
  & > form > svg { margin-left: 14px; color: var(--c-pen); }
  & > form > input { flex: 1; min-width: 0; height: 100%; padding: 0 12px; border: 0; outline: 0; background: none; appearance: none; }
  & > form > input::placeholder { color: var(--c-ink-3); opacity: 1; }
  & > form:focus-within { box-shadow: 0 0 0 4px var(--c-focus-ring); }
  & > form > button { height: calc(100% - 8px); margin-right: 4px; padding: 0 20px; border-radius: var(--r-s); background: var(--c-pen-soft); color: var(--c-pen); font-size: .9375rem; font-weight: 600; }
  & > form > button:hover { background: var(--c-pen); color: var(--c-on-pen); }
  & > .list { position: absolute; inset: calc(100% + 8px) 0 auto; z-index: 5; padding: 12px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); }
  & .option { display: flex; align-items: center; gap: 12px; width: 100%; line-height: 1.3; }
  & .option > svg { flex: none; color: var(--c-ink-3); }
  & .option > .tile { width: 48px; flex: none; }
  & .option > .words { flex: 1; min-width: 0; }
  & .option > .price { font-weight: 700; }
  @media (max-width: 1179px) { & > form > button { display: none; } }
  @media (max-width: 767px) {
    & > form { height: 48px; }
    & > .list { inset: calc(100% + 4px) 0 auto; max-height: 60vh; overflow: auto; }
  }
`)

interface HeaderSearchProps {
  /** Address of the page of search results. */
  action: string
  onOpen: (url: string) => void
}

type Loaded = ComponentType<Parameters<typeof SearchCombobox>[0]>

/**
 * Draws the shop's search: a plain form that leads to `action`. Suggestions of goods and categories
 * come with the first focus or letter; `onOpen` receives the address of one that was picked.
 */
export function HeaderSearch({ action, onOpen }: HeaderSearchProps) {
  const [Combobox, setCombobox] = useState<Loaded>()
  const typed = useRef<HTMLInputElement>(null)

  async function load() {
    const loaded = await import('./search-combobox.tsx')
    // It takes the place of the field and its focus: who has gone on meanwhile keeps his place.
    if (document.activeElement === typed.current) setCombobox(() => loaded.SearchCombobox)
  }

  const begin = () => void load().catch(() => undefined)

  return (
    <search className={headerSearchStyle()}>
      {Combobox ? (
        <Combobox action={action} onOpen={onOpen} typed={typed.current?.value ?? ''} />
      ) : (
        // Without the suggestions the form still searches.
        <SearchForm action={action} input={{ ref: typed, onFocus: begin, onInput: begin }} />
      )}
    </search>
  )
}
