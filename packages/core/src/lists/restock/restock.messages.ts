export const restockMessages = {
  sent: 'Напишем на почту, когда товар появится'
} as const
