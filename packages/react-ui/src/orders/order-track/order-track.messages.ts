export const orderTrackMessages = {
  progress: (status: string) => `Ход заказа: ${status}`
} as const
