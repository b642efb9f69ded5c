export const profileMenuMessages = {
  title: 'Личный кабинет',
  signOut: 'Выйти'
} as const
