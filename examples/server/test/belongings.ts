import type { EndpointInput, EndpointShape } from '@vitrina/core/api'
import * as api from '@vitrina/core/contracts'

import type { Shopper } from './shopper.ts'

/** One of everything that a visitor can have. */
export interface Things {
  readonly owner: Shopper
  readonly group: number
  readonly orderId: string
  /** An order that was handed over. */
  readonly receivedId: string
  readonly billId: string
  readonly blankId: string
  readonly addressId: string
  readonly fileId: string
  readonly notificationId: string
  /** Where its owner is signed in besides. */
  readonly deviceId: string
  readonly passkeyId: string
  /** A basket that was put aside. */
  readonly keptId: string
}

const byOrder = ({ orderId }: Pick<Things, 'orderId'>) => ({ query: { orderId } })
const ofOrder = ({ orderId }: Pick<Things, 'orderId'>) => ({ body: { orderId } })

/** Calls that name a thing of somebody: its owner may, everybody else gets 401, 403 or 404. */
export const belongings = {
  viewOrder: row(api.viewOrder, byOrder),
  viewOrderPaper: row(api.viewOrderPaper, ({ orderId }) => ({
    query: { orderId, kind: 'invoice' as const }
  })),
  getPaymentStatus: row(api.getPaymentStatus, byOrder),
  createPaymentUrl: row(api.createPaymentUrl, ({ billId }) => ({ body: { billId } })),
  changePaymentMethod: row(api.changePaymentMethod, ({ orderId }) => ({
    body: { orderId, method: '1' }
  })),
  previewRepeat: row(api.previewRepeat, byOrder),
  repeatOrder: row(api.repeatOrder, ofOrder),
  createRefund: row(api.createRefund, ({ receivedId, group }) => ({
    body: {
      orderId: receivedId,
      items: [{ groupId: group, count: 1 }],
      reason: 'size' as const,
      comment: ''
    }
  })),
  cancelOrder: row(api.cancelOrder, ofOrder),
  cancelBlank: row(api.cancelBlank, ({ blankId }) => ({ body: { blankId } })),
  updateShippingAddress: {
    ...row(api.updateShippingAddress, addressOf),
    input: addressOf,
    isMembersOnly: true
  },
  deleteShippingAddress: {
    ...row(api.deleteShippingAddress, ({ addressId }) => ({ body: { id: addressId } })),
    isMembersOnly: true
  },
  viewFile: {
    ...row(api.viewFile, ({ fileId }) => ({ params: { id: fileId } })),
    isMembersOnly: true
  },
  endDevice: {
    ...row(api.endDevice, ({ deviceId }) => ({ body: { id: deviceId } })),
    isMembersOnly: true
  },
  removePasskey: {
    ...row(api.removePasskey, ({ passkeyId }) => ({ body: { id: passkeyId } })),
    isMembersOnly: true
  },
  viewKeptBasket: {
    ...row(api.viewKeptBasket, ({ keptId }) => ({ query: { id: keptId } })),
    isMembersOnly: true
  },
  renameKeptBasket: {
    ...row(api.renameKeptBasket, ({ keptId }) => ({ body: { id: keptId, name: '5 «А»' } })),
    isMembersOnly: true
  },
  removeKeptBasket: {
    ...row(api.removeKeptBasket, ({ keptId }) => ({ body: { id: keptId } })),
    isMembersOnly: true
  },
  viewNotification: {
    ...row(api.viewNotification, ({ notificationId }) => ({ params: { id: notificationId } })),
    isMembersOnly: true
  }
}

/** Calls whose ids are open to everybody, or are proved elsewhere; each with its reason. */
export const OPEN: Readonly<Record<string, string>> = {
  isOwnOrder: 'answers «no» to strangers: the test beside this table',
  createOrder: 'another member’s address and calculation: access.test.ts, order-refusals.test.ts',
  createReview: 'its files must be the visitor’s own: reviews.test.ts',
  keepBasket: 'keeps only the visitor’s own basket; the id is a new one: kept-baskets.test.ts',
  savePasskey: 'another account’s key is refused: passkeys.test.ts',
  loginByPasskey: 'a key signs in whose it is alone: passkeys.test.ts',
  putConstructorSet: 'changes only the visitor’s own basket',
  removeConstructorSets: 'changes only the visitor’s own basket',
  getBanner: 'published content',
  getWidget: 'published content',
  getNews: 'published content',
  getPartner: 'published content',
  getRaffle: 'published content',
  joinRaffle: 'published content; joins the visitor himself',
  getFormParams: 'published content',
  getFormType: 'published content',
  listCollectionFilters: 'goods',
  listCollectionProducts: 'goods',
  listProductsBonuses: 'goods',
  listProductsByIds: 'goods',
  viewProduct: 'goods',
  compareProducts: 'goods'
}

function row<Shape extends EndpointShape>(
  endpoint: Shape,
  input: (things: Things) => EndpointInput<Shape>
) {
  const known: EndpointShape = endpoint
  return { endpoint: known, input, isMembersOnly: false }
}

function addressOf({ addressId }: Pick<Things, 'addressId' | 'group'>) {
  return {
    body: {
      id: addressId,
      title: 'Дом',
      contactPerson: 'Соколова Анна',
      phone: '+79123456789',
      address: {
        country: 'Россия',
        region: 'Тульская область',
        city: 'Тула',
        settlement: '',
        street: 'ул. Садовая',
        house: '1',
        flat: '',
        value: 'г. Тула, ул. Садовая, д. 1'
      },
      kladrId: '7100000100000',
      zip: '300000',
      isDefault: true
    }
  }
}
