/** Bodies of orders and refunds, as a shopper would fill them in. */

export const orderId = '5f1c7e0a-0001'

export const form = {
  accept: true,
  scenario: 'organization' as const,
  personalData: { fio: 'Соколова Анна Игоревна', email: 'anna@example.ru', phone: '+79991234567' },
  organization: { inn: '7707083893', title: 'Школа № 5' },
  personalCommentary: 'Позвоните за час',
  personalPayment: 'sbp',
  personalDelivery: {
    method: 'pickup',
    option: '',
    type: 'pickupPoint' as const,
    deliveryPointCode: 'TUL-1',
    calculationId: 'calc-1'
  },
  deliveryDescription: { price: 290 },
  personalShipping: { shippingId: '', shipping: null },
  expectedPrice: 1290.5
}

export const refundForm = {
  orderId,
  items: [{ groupId: 11, count: 1 }],
  reason: 'size' as const,
  comment: 'Сарафан мал',
  fileIds: ['photo-1']
}

export const oneClick = { groupId: 11, count: 2, name: 'Анна', phone: '+79991234567', accept: true }
