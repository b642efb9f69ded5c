import { style } from '../theme/style.ts'

export const mailingChoiceStyle = style(`
  max-width: 640px; padding: 28px 32px 32px; border: 1px solid var(--c-line); border-radius: var(--r-xl); overflow-wrap: anywhere;
  & > h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > p { margin-top: 8px; color: var(--c-ink-2); }
  & > form { margin-top: 20px; }
  @media (max-width: 767px) { margin-inline: -6px; padding: 22px 20px 24px; }
`)
