import type { ReactNode } from 'react'

interface CheckoutStepProps {
  number: number
  title: string
  children: ReactNode
}

/** A part of the form with its number on the margin of the page. */
export const CheckoutStep = ({ number, title, children }: CheckoutStepProps) => (
  <section className="step" aria-labelledby={`step-${number}`}>
    <span className="number" aria-hidden="true">
      {number}
    </span>
    <h2 id={`step-${number}`} className="h3">
      {title}
    </h2>
    {children}
  </section>
)
