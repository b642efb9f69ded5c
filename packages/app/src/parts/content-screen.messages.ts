export const contentScreenMessages = {
  sameSection: 'Ещё в разделе'
} as const
