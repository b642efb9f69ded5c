import type { SiteConfiguration } from '@vitrina/core/entities'

type Seller = NonNullable<SiteConfiguration['seller']>

/** The longest values of the standard, in signs. */
const LENGTHS = { Name: 160, BankName: 45, Purpose: 210 } as const

interface QrPayment {
  readonly seller: Seller
  readonly kopecks: number
  readonly purpose: string
}

/**
 * What a bank's application reads from the code of an invoice (ГОСТ Р 56042-2014, UTF-8); undefined
 * where the seller tells no bank.
 */
export function paymentQr({ seller, kopecks, purpose }: QrPayment): string | undefined {
  const { bank, title, inn, kpp } = seller
  if (bank === undefined) return undefined
  const fields = {
    Name: clean(title, LENGTHS.Name),
    PersonalAcc: bank.account,
    BankName: clean(bank.title, LENGTHS.BankName),
    BIC: bank.bik,
    CorrespAcc: bank.correspondentAccount,
    PayeeINN: inn,
    ...(kpp !== undefined && { KPP: kpp }),
    Sum: String(kopecks),
    Purpose: clean(purpose, LENGTHS.Purpose)
  }
  return ['ST00012', ...Object.entries(fields).map(pair => pair.join('='))].join('|')
}

/** The sign between fields may stand in none. */
const clean = (text: string, most: number) =>
  [...text.replaceAll('|', ' ')].slice(0, most).join('').trim()
