export const signInPageMessages = {
  ways: 'Как войти'
} as const
