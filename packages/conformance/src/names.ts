import { favoritesMessages } from '@vitrina/core/lists'
import { ordersMessages } from '@vitrina/core/orders'
import { routeTitle } from '@vitrina/core/routes'

import { frontMessages } from './names.messages.ts'

/** A control by its ARIA role and accessible name: the whole name, or a pattern between slashes. */
export interface Control {
  readonly role: Role
  readonly name: string
}

export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'radio'
  | 'searchbox'
  | 'textbox'

const control = (role: Role, name: string): Control => ({ role, name })

/** The controls that stories use, each as the storefront has it. */
export const controls = {
  search: control('searchbox', frontMessages.search),
  product: control('link', '{title}'),
  buy: control('button', frontMessages.buy),
  quantity: control('textbox', frontMessages.quantity),
  basketLink: control('link', frontMessages.basketLink),
  basketHeading: control('heading', routeTitle('cart')),
  toCheckout: control('link', frontMessages.toCheckout),
  checkoutHeading: control('heading', routeTitle('checkout')),
  fio: control('textbox', frontMessages.fio),
  phone: control('textbox', frontMessages.phone),
  email: control('textbox', frontMessages.email),
  /** A place where orders are collected: `{address}` is that of any such place of the backend. */
  point: control('radio', '/{address}/'),
  onReceipt: control('radio', frontMessages.onReceipt),
  consent: control('checkbox', frontMessages.consent),
  place: control('button', frontMessages.place),
  payAtBank: control('button', frontMessages.payAtBank),
  orderPlaced: control('heading', frontMessages.orderPlaced),
  signInLink: control('link', frontMessages.signInLink),
  signInHeading: control('heading', routeTitle('user-signin')),
  login: control('textbox', frontMessages.email),
  password: control('textbox', frontMessages.password),
  signIn: control('button', frontMessages.signIn),
  signOut: control('button', frontMessages.signOut),
  favourite: control('button', favoritesMessages.name('{title}')),
  favouritesLink: control('link', frontMessages.favouritesLink),
  favouritesHeading: control('heading', favoritesMessages.title),
  refuseCookies: control('button', frontMessages.refuseCookies)
} as const satisfies Readonly<Record<string, Control>>

export type ControlName = keyof typeof controls

/** Words that stories read: a text of the page, or a pattern between slashes. */
export const words = {
  /** Before the sum of an order. */
  toPay: frontMessages.toPay,
  paid: ordersMessages.paymentTitles.paid,
  /** Of a session that ended by itself. */
  sessionEnded: frontMessages.sessionEnded,
  /** Asks to place an order once more, where it is placed without script. */
  checkSum: frontMessages.checkSum
} as const

export type WordName = keyof typeof words
