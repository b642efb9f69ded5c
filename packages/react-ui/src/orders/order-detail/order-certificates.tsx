import { type OrderView, ordersMessages } from '@vitrina/core/orders'

import { style } from '../../theme/style.ts'

const orderCertificatesStyle = style(`
  display: grid; gap: 10px; padding: 22px 24px; border-radius: var(--r-xl); background: var(--c-desk);
  & h2 { margin: 0; font-size: var(--fs-h3); }
  & ul { display: grid; gap: 10px; }
  & b { display: block; font-size: 1.125rem; letter-spacing: .02em; overflow-wrap: anywhere; -webkit-user-select: all; user-select: all; }
  & small { color: var(--c-ink-2); font-size: var(--fs-sm); }
`)

/** The numbers of the gift certificates that an order sold; nothing where it sold none. */
export function OrderCertificates({ certificates }: Pick<OrderView, 'certificates'>) {
  if (certificates.length === 0) return undefined
  return (
    <section className={orderCertificatesStyle()}>
      <h2>{ordersMessages.certificates}</h2>
      <ul>
        {certificates.map(({ number, words }) => (
          <li key={number}>
            <b>{number}</b>
            <small>{words}</small>
          </li>
        ))}
      </ul>
      <small>{ordersMessages.certificatesHint}</small>
    </section>
  )
}
