import { style } from '../../theme/style.ts'
import { kitMessages } from '../kit.messages.ts'

const skipLinkStyle = style(`
  position: fixed; left: 16px; top: calc(8px + var(--note, 0px)); z-index: var(--z-toast); padding: 12px 20px; border-radius: var(--r-m); background: var(--c-pen); color: var(--c-on-pen); font-weight: 600;
  &:not(:focus) { opacity: 0; pointer-events: none; }
`)

/**
 * Leads over the header to the page itself: the first thing on the page for the keyboard, not seen
 * before that. `target` is the id of `<main tabIndex={-1}>`.
 */
export const SkipLink = ({ target }: { target: string }) => (
  <a className={skipLinkStyle()} href={`#${target}`}>
    {kitMessages.skip}
  </a>
)
