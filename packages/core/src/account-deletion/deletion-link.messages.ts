/** What leads to the two steps, and what they are called. */
export const accountDeletionLink = 'Удалить аккаунт'
