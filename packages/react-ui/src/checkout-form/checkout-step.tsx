import type { ReactNode } from 'react'

import { handNumbers } from './hand-numbers.ts'

interface CheckoutStepProps {
  number: 1 | 2 | 3 | 4
  title: string
  children: ReactNode
}

/** A part of the form with its number on the margin of the page. */
export const CheckoutStep = ({ number, title, children }: CheckoutStepProps) => (
  <section className="step" aria-labelledby={`step-${number}`}>
    <svg className="number" viewBox="0 -770 640 800" aria-hidden="true">
      <path d={handNumbers[number - 1]} transform="scale(1 -1)" />
    </svg>
    <h2 id={`step-${number}`} className="h3">
      {title}
    </h2>
    {children}
  </section>
)
