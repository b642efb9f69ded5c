/** The name of the scales; it stands apart, because every card has it. */
export const compareNameMessages = {
  name: (title: string) => `Сравнить: ${title}`
} as const
