import { style } from '@vitrina/react-ui'

import { trustedHtml } from '../platform/trusted-html.ts'

export const richTextStyle = style(`
  max-width: 44em; line-height: 1.6;
  & > :not(:first-child) { margin-top: var(--s4); }
  & > h2, & > h2:not(:first-child) { margin-top: var(--s8); font-size: var(--fs-h3); line-height: 1.22; }
  & ul, & ol { display: grid; gap: 6px; padding-left: 1.3em; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & a { color: var(--c-pen); text-decoration: underline; text-underline-offset: .2em; }
  & th, & td { padding: 10px 12px; border-bottom: 1px solid var(--c-line); text-align: left; }
`)

interface RichTextProps {
  /** Cleaned by the server of the storefront. */
  readonly html: string
}

/** A text of the shop's editors: the only place where markup comes from data. */
export const RichText = ({ html }: RichTextProps) => (
  <div className={richTextStyle()} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
)
