import { style } from '@vitrina/react-ui'

import { CurrencyChoice } from './currency-choice.tsx'
import { framesMessages } from './frames.messages.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const shopLookStyle = style(`
  display: none;
  @media (max-width: 767px) {
    & { display: flex; align-items: center; gap: 4px; margin-top: 32px; padding-top: 12px; border-top: 1px solid var(--c-line); }
    & > h2 { flex: 1; color: var(--c-ink-2); font: 500 var(--fs-sm)/1.43 var(--font-text); letter-spacing: 0; }
    & .currencies { display: flex; }
    & button { min-width: 44px; min-height: 44px; display: inline-grid; place-items: center; }
    & [aria-pressed=true] { font-weight: 700; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 5px; }
  }
`)

/** Currency and theme, which a phone has no line at the top for. */
export const ShopLook = () => (
  <section className={shopLookStyle()} aria-labelledby="shop-look">
    <h2 id="shop-look">{framesMessages.currencyAndTheme}</h2>
    <CurrencyChoice />
    <ThemeSwitch />
  </section>
)
