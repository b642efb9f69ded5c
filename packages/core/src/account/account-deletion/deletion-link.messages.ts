/** What leads to the two steps, and what they are called. */
export const deletionLinkMessages = { title: 'Удалить аккаунт' } as const
