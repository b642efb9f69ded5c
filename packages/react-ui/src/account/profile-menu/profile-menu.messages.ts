export const profileMenuMessages = {
  title: 'Личный кабинет'
} as const
