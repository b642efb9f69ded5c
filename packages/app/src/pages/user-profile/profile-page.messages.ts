export const profilePageMessages = {
  whatOrders: 'заказы',
  whatBonuses: 'бонусы',
  whatNotifications: 'уведомления',
  greeting: (name: string) => `${name}, здравствуйте`
} as const
