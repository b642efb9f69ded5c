import { style } from '../../theme/style.ts'

export const checkoutFormStyle = style(`
  --margin-x: 44px; min-width: 0; padding-left: 84px;
  &::before { inset-block: -14px 0; }
  & > .refusal { margin-bottom: 32px; padding: 18px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); color: var(--c-red); font-weight: 500; }
  & > section[tabindex] { margin-bottom: 32px; }
  & > .step { position: relative; padding-bottom: 48px; }
  & > .step:last-of-type { padding-bottom: 0; }
  & .number { position: absolute; left: -84px; top: 0; width: 44px; height: 26px; fill: var(--c-red); }
  & .step > .h3 { margin-bottom: 18px; color: var(--c-heading); font-family: var(--font-display); font-weight: var(--display-weight); font-size: clamp(1.375rem, 1.2rem + .6vw, 1.75rem); letter-spacing: -.035em; }
  & .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 18px 16px; align-items: start; margin-top: 18px; }
  & .fields > .whole { grid-column: 1 / -1; }
  & .fields.pair { gap: 12px; margin: 0; }
  & .error { margin-top: 8px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  & .saved { display: grid; margin-top: 12px; }
  & .consent { margin-top: 10px; }
  & .consent .error { margin: -4px 0 4px 36px; }
  @media (max-width: 767px) {
    --margin-x: 22px; margin-left: -10px; padding-left: 36px;
    &::before { inset-block: -8px 0; }
    & > .step { padding-bottom: 38px; }
    & .number { left: -38px; top: 2px; width: 24px; height: 19px; }
    & .fields { grid-template-columns: minmax(0, 1fr); }
    & .fields.pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`)
