export const nameInputMessages = {
  written: 'Написали русскими буквами.',
  keep: (letters: string) => `Оставить ${letters}`,
  write: (name: string) => `Написать по-русски: ${name}`
} as const
