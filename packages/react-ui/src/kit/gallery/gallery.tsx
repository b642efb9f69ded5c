import type { Key, ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useScrollRow } from '../slider/use-scroll-row.ts'
import { galleryMessages } from './gallery.messages.ts'

/** On a phone the thumbs stand below the picture that comes after them: until then they are not shown. */
const galleryStyle = style(`
  display: grid; grid-template-columns: 80px minmax(0, 1fr); gap: 14px;
  &[data-single] { grid-template-columns: minmax(0, 1fr); }
  & > .thumbs { display: grid; gap: 10px; align-content: start; }
  & > .thumbs > button { position: relative; border-radius: var(--r-m); }
  & > .thumbs > [aria-current] { box-shadow: 0 0 0 2.5px var(--c-paper), 0 0 0 5px var(--c-pen); }
  & > .main { position: relative; min-width: 0; }
  & > .main > .scroller { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: 100%; overflow-x: auto; border-radius: var(--r-xl); scroll-snap-type: x mandatory; scroll-behavior: smooth; scrollbar-width: none; }
  & > .main > .scroller > * { scroll-snap-align: start; scroll-snap-stop: always; }
  & > .main[data-zooms] > .scroller > * { cursor: zoom-in; }
  & .marks { position: absolute; left: 16px; top: 16px; display: flex; flex-direction: column; align-items: flex-start; gap: 4px; }
  & .tools { position: absolute; right: 16px; top: 16px; }
  & .tools, & .tools > div { display: grid; gap: 6px; }
  & .steps { position: absolute; left: 16px; bottom: 16px; display: flex; align-items: center; gap: 12px; }
  & .zoom { position: absolute; right: 16px; bottom: 16px; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr); margin-inline: calc(var(--gutter) * -1);
    & > .main { order: -1; }
    & > .main > .scroller { border-radius: 0; }
    & > .thumbs { grid-auto-flow: column; grid-auto-columns: 64px; padding: 6px var(--gutter); overflow-x: auto; scrollbar-width: none; }
    @supports selector(:has(a)) {
      & > .thumbs { visibility: hidden; }
      & > .thumbs:has(+ .main) { visibility: visible; }
    }
  }
  @media print {
    display: block; margin-inline: 0;
    & .thumbs, & .tools, & .steps, & .zoom { display: none; }
  }
`)

interface GalleryItem {
  readonly key: Key
  /** What is on it: the name of its thumb. */
  readonly name: string
  readonly picture: ReactNode
  readonly thumb: ReactNode
}

interface GalleryProps {
  label: string
  items: readonly GalleryItem[]
  /** Stickers in the upper left corner of the main picture. */
  marks?: ReactNode
  /** Favourite, compare, share: in the upper right corner. */
  tools?: ReactNode
  /** A click on a picture, or on its button: shows it as large as the window. */
  onZoom?: ((index: number, picture: Element | undefined) => void) | undefined
}

/**
 * Shows the pictures of a product in a row that scrolls and snaps, with thumbs that lead to them.
 * `marks` and `tools` lie over its corners; with `onZoom` a picture opens as large as the window,
 * usually in a `Lightbox`.
 */
export function Gallery({ label, items, marks, tools, onZoom }: GalleryProps) {
  const { row, index: shown, update, show } = useScrollRow()
  const many = items.length > 1
  const turn = (by: number) => show((shown + by + items.length) % items.length)
  return (
    <div className={galleryStyle()} data-single={many ? undefined : true}>
      {many && (
        <div className="thumbs">
          {items.map(({ key, name, thumb }, index) => (
            <button
              key={key}
              type="button"
              aria-label={name}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            >
              {thumb}
            </button>
          ))}
        </div>
      )}
      <div className="main" data-zooms={onZoom ? true : undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard. */}
        <section ref={row} className="scroller" aria-label={label} tabIndex={0} onScroll={update}>
          {items.map(({ key, picture }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does it by keyboard.
            // biome-ignore lint/a11y/noStaticElementInteractions: the same.
            <div key={key} onClick={event => onZoom?.(index, pictureIn(event.currentTarget))}>
              {picture}
            </div>
          ))}
        </section>
        {marks && <div className="marks">{marks}</div>}
        {tools && <div className="tools">{tools}</div>}
        {many && (
          <div className="steps">
            <IconButton
              icon="arrow-left"
              variant="sheet"
              label={galleryMessages.previous}
              onClick={() => turn(-1)}
            />
            <span className="num b" aria-live="polite">{`${shown + 1} / ${items.length}`}</span>
            <IconButton
              icon="arrow-right"
              variant="sheet"
              label={galleryMessages.next}
              onClick={() => turn(1)}
            />
          </div>
        )}
        {onZoom && (
          <div className="zoom">
            <IconButton
              icon="zoom-in"
              variant="sheet"
              label={galleryMessages.enlarge}
              data-live
              onClick={() => onZoom(shown, pictureIn(row.current?.children[shown]))}
            />
          </div>
        )}
      </div>
    </div>
  )
}

const pictureIn = (place: Element | undefined) => place?.querySelector('img') ?? undefined
