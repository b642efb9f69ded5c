import type { DemoCertificate } from './shop-shapes.ts'

const NOMINALS = [
  { rubles: 500, barcode: '2990000005007', shown: '500 ₽' },
  { rubles: 1000, barcode: '2990000010003', shown: '1 000 ₽' },
  { rubles: 2000, barcode: '2990000020000', shown: '2 000 ₽' },
  { rubles: 3000, barcode: '2990000030001', shown: '3 000 ₽' },
  { rubles: 5000, barcode: '2990000050009', shown: '5 000 ₽' },
  { rubles: 10_000, barcode: '2990000100009', shown: '10 000 ₽' },
  { rubles: 15_000, barcode: '2990000150004', shown: '15 000 ₽' }
] as const

/** Gift certificates: nothing to keep in stock, nothing to deliver. */
export const CERTIFICATES: readonly DemoCertificate[] = NOMINALS.map(
  ({ rubles, barcode, shown }) => ({
    code: `podarochnyj-sertifikat-${rubles}`,
    title: `Подарочный сертификат на ${shown}`,
    text: 'Придёт письмом сразу после оплаты. Действует год на всё, что есть в магазине.',
    vendorCode: `ПС-${rubles}`,
    barcode,
    kopecks: rubles * 100
  })
)
