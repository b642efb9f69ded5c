import { kitMessages } from '../kit.messages.ts'
import { skipLinkStyle } from './skip-link.styles.ts'

/** The first thing on the page for the keyboard; `target` is the id of `<main tabIndex={-1}>`. */
export const SkipLink = ({ target }: { target: string }) => (
  <a className={skipLinkStyle()} href={`#${target}`}>
    {kitMessages.skip}
  </a>
)
