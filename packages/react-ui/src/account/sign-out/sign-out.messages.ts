export const signOutMessages = {
  signOut: 'Выйти'
} as const
