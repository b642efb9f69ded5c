export const recallPageMessages = {
  subjects: 'О чём вы пишете'
} as const
