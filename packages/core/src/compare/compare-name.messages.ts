/** The name of the scales; it stands apart, because every card has it. */
export const compareName = (title: string) => `Сравнить: ${title}`
